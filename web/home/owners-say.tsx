import { counted } from '#domain/plain-text.ts';
import { Picture } from '../components/picture.tsx';
import { SectionHead } from '../components/section-head.tsx';
import { Kept } from '../content/kept.tsx';
import { isPicture } from '../pictures/picture-info.ts';
import { type ShownReview, type ShownTestimonial, shownReviews, shownTestimonials } from './owners-words.ts';

/** The rest is collapsed. */
const firstReviews = 3;
const defaultRating = 5;

function Stars({ rating }: { readonly rating: number }) {
  return (
    <span className="stars" role="img" aria-label={`${rating} of 5 stars`}>
      {'★'.repeat(rating)}
    </span>
  );
}

const SampleTag = () => <span className="tag">Sample text, not a review</span>;

function TestimonialCard({ testimonial }: { readonly testimonial: ShownTestimonial }) {
  const { name, area, boatType, quote, rating = defaultRating, avatar, isSample } = testimonial;
  return (
    <figure className="words">
      <blockquote>“{quote}”</blockquote>
      <figcaption className="words__by">
        {avatar !== undefined && isPicture(avatar) ? (
          <Picture name={avatar} sizes="3rem" alt="" className="avatar" />
        ) : (
          <span className="avatar" aria-hidden="true">
            {name.charAt(0)}
          </span>
        )}
        <span>
          <strong>{name}</strong>
          <br />
          {[boatType, area].filter(Boolean).join(', ')}
        </span>
        <span className="words__marks">
          <Stars rating={rating} />
          {isSample && <SampleTag />}
        </span>
      </figcaption>
    </figure>
  );
}

function ReviewCard({ review: { rating, quote, by, isSample } }: { readonly review: ShownReview }) {
  return (
    <figure className="review">
      {rating !== undefined && <Stars rating={rating} />}
      {quote !== undefined && <blockquote>{quote}</blockquote>}
      <figcaption>
        <span>{by}</span>
        {isSample && <SampleTag />}
      </figcaption>
    </figure>
  );
}

const Testimonials = ({ all }: { readonly all: readonly ShownTestimonial[] }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard
  <section className="indent words-grid" aria-label="Testimonials" tabIndex={0}>
    {all.map((testimonial) => (
      <TestimonialCard key={testimonial.id} testimonial={testimonial} />
    ))}
  </section>
);

function Reviews({ all }: { readonly all: readonly ShownReview[] }) {
  const others = all.slice(firstReviews);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, also by keyboard */}
      <section className="reviews__row" aria-labelledby="selected-reviews" tabIndex={0}>
        {all.slice(0, firstReviews).map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </section>
      {others.length > 0 && (
        <details className="reviews__more">
          <summary>{counted(others.length, 'more review')}</summary>
          <div>
            {others.map((review) => (
              <ReviewCard key={review.id} review={review} />
            ))}
          </div>
        </details>
      )}
    </>
  );
}

export function OwnersSay() {
  return (
    <section className="section on-sand" aria-labelledby="owners-say">
      <div className="wrap">
        <SectionHead id="owners-say" title="What owners say" n={5} next={6} />
        <Kept id="owners-words">
          {(content) => {
            const testimonials = shownTestimonials(content);
            const reviews = shownReviews(content);
            return (
              <>
                {testimonials.length > 0 && <Testimonials all={testimonials} />}
                <div className="indent reviews">
                  <h3 id="selected-reviews">Selected reviews</h3>
                  {reviews.length === 0 ? (
                    <p className="measure">Reviews from real customers will appear here.</p>
                  ) : (
                    <Reviews all={reviews} />
                  )}
                </div>
              </>
            );
          }}
        </Kept>
      </div>
    </section>
  );
}
