/** An hour of a day as the weather service tells it: degrees Fahrenheit, percent, and the words for the wind. */
export interface RecordedHour {
  readonly temperature: number;
  readonly rain: number;
  readonly wind: string;
}

const degrees = [
  57, 56, 56, 55, 55, 55, 56, 58, 61, 64, 67, 69, 70, 71, 71, 70, 68, 66, 64, 62, 61, 60, 59, 58,
];

/** Calm mornings and a sea breeze after noon, as most days have it. */
const fair = degrees.map(
  (temperature, hour): RecordedHour => ({
    temperature,
    rain: 5,
    wind: hour >= 12 && hour < 19 ? '8 to 12 mph' : '5 mph',
  }),
);

/** Santa Ana winds: warm, dry and too windy for wax from late morning on. */
const windy = degrees.map(
  (temperature, hour): RecordedHour => ({
    temperature: temperature + 9,
    rain: 1,
    wind: hour >= 10 && hour < 20 ? '18 to 24 mph' : '12 mph',
  }),
);

/** A front with showers through the day. */
const rainy = degrees.map(
  (temperature, hour): RecordedHour => ({
    temperature: temperature - 4,
    rain: hour >= 7 && hour < 18 ? 75 : 35,
    wind: '10 to 15 mph',
  }),
);

/** A week as it passes here: one windy day and one of rain. */
export const recordedWeek: readonly (readonly RecordedHour[])[] = [
  fair,
  windy,
  fair,
  fair,
  rainy,
  fair,
  fair,
];
