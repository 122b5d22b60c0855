import { type Review, reviews, reviewsFallback } from '#content/reviews/reviews.ts';
import { sampleReviews } from '#content/samples/reviews.ts';
import { sampleTestimonials } from '#content/samples/testimonials.ts';
import { type Testimonial, testimonials } from '#content/testimonials.ts';
import { formatDay } from '#domain/los-angeles.ts';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section-head.tsx';

const reviewsLimit = 3;
const defaultRating = 5;

function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      {'★'.repeat(rating)}
    </span>
  );
}

function TestimonialCard({ testimonial }: { readonly testimonial: Testimonial }) {
  const { name, area, boatType, quote, rating = defaultRating, avatar, sample } = testimonial;
  return (
    <figure className="words">
      <blockquote>“{quote}”</blockquote>
      <figcaption className="words__by">
        {avatar ? (
          <Picture name={avatar} sizes="3rem" alt="" className="avatar" />
        ) : (
          <span className="avatar" aria-hidden="true">
            {name.charAt(0)}
          </span>
        )}
        <span>
          <strong>{name}</strong>
          <br />
          {boatType}, {area}
        </span>
        <span className="words__marks">
          <Stars rating={rating} />
          {sample && <span className="tag">Sample text, not a review</span>}
        </span>
      </figcaption>
    </figure>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <figure className="review">
      <Stars rating={review.rating} />
      <blockquote>{review.quote}</blockquote>
      <figcaption>
        <span>
          {review.name}, {formatDay(`${review.date}T20:00:00.000Z`)}
        </span>
        {review.sample && <span className="tag">Sample text, not a review</span>}
      </figcaption>
    </figure>
  );
}

export function OwnersSay() {
  // A build constant, so sample texts are left out of the production scripts.
  const words = __SAMPLE_CONTENT__ ? [...testimonials, ...sampleTestimonials] : testimonials;
  const latest = (__SAMPLE_CONTENT__ ? [...reviews, ...sampleReviews] : reviews).slice(0, reviewsLimit);
  return (
    <section className="section on-sand" aria-labelledby="owners-say">
      <div className="wrap">
        <SectionHead id="owners-say" title="What owners say" n={5} next={6} />
        {words.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
          <section className="indent words-grid" aria-label="Testimonials" tabIndex={0}>
            {words.map((testimonial) => (
              <TestimonialCard key={testimonial.name} testimonial={testimonial} />
            ))}
          </section>
        )}
        <div className="indent reviews">
          <h3>Reviews</h3>
          {latest.length === 0 ? (
            <p className="measure">{reviewsFallback}</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
            <section className="reviews__row" aria-label="Latest reviews" tabIndex={0}>
              {latest.map((review) => (
                <ReviewCard key={review.name} review={review} />
              ))}
            </section>
          )}
        </div>
      </div>
    </section>
  );
}
