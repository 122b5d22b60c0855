import { usualAnswer } from '#domain/business.ts';
import { BookingForm } from '../booking/booking-form.tsx';
import { FlagHoist } from '../components/flag-hoist.tsx';
import { PageHead } from '../components/page-head.tsx';
import { Waterline } from '../components/waterline.tsx';
import { useAnswerTime } from '../content/content.tsx';
import '../styles/forms.css';
import '../styles/booking.css';

export function BookingPage() {
  return (
    <>
      <PageHead
        title="Book boat detailing online"
        description="Choose a service, tell us about your boat and add photos. We’ll email or text you a price range, and we don’t start until you say yes."
        path="/booking"
      />
      <div className="wrap top top--hoist">
        <div>
          <h1>Book online</h1>
          <p>
            Two steps, about four minutes. We’ll email or text you a price range, and we don’t start until you
            say yes.
            <br />
            {usualAnswer(useAnswerTime())}
          </p>
        </div>
        <FlagHoist size="3rem" />
      </div>
      <Waterline at="72%" below="paper" />
      <BookingForm />
    </>
  );
}
