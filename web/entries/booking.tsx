import './no-eval.ts';
import { keepCampaign } from '../analytics/campaign.ts';
import { followHover } from '../components/follow-hover.ts';

/** The booking form needs its script, so the page hydrates right after the first paint. */
async function hydrate(): Promise<void> {
  const onBooking = document.querySelector('[data-page="/booking"]') !== null;
  try {
    const [{ hydratePage }] = await Promise.all([
      import('./hydrate.tsx'),
      // Fetched in parallel with React.
      onBooking && import('../routes/booking.tsx'),
    ]);
    await hydratePage();
  } catch (error) {
    console.error('The form could not be loaded', error);
    sayThatItIsMissing();
  }
}

/** Without the script the button stays disabled; this says why. */
function sayThatItIsMissing(): void {
  const note = document.createElement('p');
  note.role = 'alert';
  note.className = 'err';
  note.textContent = 'The form didn’t load completely. Check your connection, then reload the page.';
  document.querySelector('form [type="submit"]')?.before(note);
}

keepCampaign(location.search);
followHover();
requestAnimationFrame(() => setTimeout(hydrate));
