import { useQuery } from '@tanstack/react-query';
import { formatNearTime } from '#domain/los-angeles.ts';
import { callOperation } from '../../api/call-operation.ts';
import { keys } from '../data/keys.ts';
import { useServerNow } from '../data/server-clock.ts';
import { useAfterFirstScreen } from '../data/use-after-first-screen.ts';
import '../../styles/notice.css';

const askAgainMs = 60_000;

export function PauseBanner() {
  const now = useServerNow();
  const { data } = useQuery({
    queryKey: keys.bookingPause,
    queryFn: ({ signal }) => callOperation('booking-pause', {}, { signal }),
    enabled: useAfterFirstScreen(),
    refetchInterval: askAgainMs,
  });
  const since = data?.paused?.since;
  return (
    <div className="wrap" role="status">
      {since !== undefined && (
        <p className="notice">
          <b>Bookings have been paused since {formatNearTime(since, now)}</b> while the system is updated.
          Customers can’t send requests or pick times, and open times aren’t known. Please wait with
          scheduling until this note is gone.
        </p>
      )}
    </div>
  );
}
