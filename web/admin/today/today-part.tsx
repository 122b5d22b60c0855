import { formatWeekday } from '#domain/los-angeles.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useToday } from './use-today.ts';

export function TodayHead() {
  return (
    <div className="page-head">
      <h1>{formatWeekday(new Date().toISOString(), new Date().toISOString())}</h1>
    </div>
  );
}

export function TodayPart() {
  const { data, isError, refetch } = useToday();
  if (!data && isError) return <LoadFailed what="Today" isStale={false} onRetry={() => refetch()} />;
  if (!data) return <p role="status">Loading</p>;
  return <p>{data.visits.length}</p>;
}
