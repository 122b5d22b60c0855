import { Draggable } from '@fullcalendar/react/interaction';
import { useEffect, useRef } from 'react';
import { AskedDays, type AskedDaysProps } from './asked-days.tsx';

export function DraggableDays(props: AskedDaysProps) {
  const list = useRef<HTMLDivElement>(null);
  const known = useRef(props.wishes);
  known.current = props.wishes;
  useEffect(() => {
    if (!list.current) return;
    const draggable = new Draggable(list.current, {
      itemSelector: '.cal-ask',
      longPressDelay: 350,
      eventData: (element) => {
        const wish = known.current.find(({ key }) => key === element.dataset.wish);
        return {
          id: wish?.key ?? '',
          title: wish?.name ?? '',
          duration: { minutes: (wish?.hours ?? 1) * 60 },
        };
      },
    });
    return () => draggable.destroy();
  }, []);
  return (
    <div ref={list}>
      <AskedDays {...props} />
    </div>
  );
}
