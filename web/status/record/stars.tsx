import { starsText } from '#domain/review/review-words.ts';

const outline = 'M16 3l4 9 9.500 1-7 6.500 2 9.500-8.500-5-8.500 5 2-9.500-7-6.500 9.500-1z';

const Star = () => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path d={outline} strokeLinejoin="round" />
  </svg>
);

const ratings = [1, 2, 3, 4, 5] as const;

interface StarsFieldProps {
  readonly rating: number | undefined;
  readonly onPick: (rating: number) => void;
}

export const StarsField = ({ rating, onPick }: StarsFieldProps) => (
  <fieldset>
    <legend className="vh">Stars</legend>
    <div className="stars">
      {ratings.map((each) => (
        <label className="star" key={each}>
          <input
            type="radio"
            name="rating"
            aria-label={starsText(each)}
            checked={rating === each}
            onChange={() => onPick(each)}
          />
          <Star />
        </label>
      ))}
    </div>
  </fieldset>
);

export const GivenStars = ({ rating }: { readonly rating: number }) => (
  <p className="stars" role="img" aria-label={starsText(rating)}>
    {ratings.map((each) => (
      <span className={each <= rating ? 'star star--given' : 'star'} key={each}>
        <Star />
      </span>
    ))}
  </p>
);
