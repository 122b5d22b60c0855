import { BookingForm } from '../booking/booking-form.tsx';
import { FlagHoist } from '../components/flag-hoist.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import '../styles/forms.css';
import '../styles/booking.css';

/** /booking: choose a service, tell about the boat, get a price range by email or SMS. */
export function BookingPage() {
  return (
    <>
      <PageHead
        title="Book boat detailing online"
        description="Choose a service, tell us about the boat, add photos. We answer by email or SMS with a price range; nothing begins until you say yes."
        path="/booking"
      />
      <div className="wrap top top--hoist">
        <div>
          <h1>Book online</h1>
          <p>
            Two steps, about four minutes. We answer by email or SMS with a price range. Nothing begins until
            you say yes.
          </p>
        </div>
        <FlagHoist size="3rem" />
      </div>
      <Waterline at="72%" below="paper" />
      <BookingForm />
    </>
  );
}
