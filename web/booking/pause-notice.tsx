import { useEffect, useState } from 'react';
import { callOperation } from '../api/call-operation.ts';
import '../styles/notice.css';

export function PauseNotice({ isTyping }: { readonly isTyping: boolean }) {
  const [sentence, setSentence] = useState<string>();
  useEffect(() => {
    if (!isTyping) return;
    let gone = false;
    callOperation('booking-pause', {}).then(
      ({ paused }) => !gone && setSentence(paused?.sentence),
      () => undefined, // sending the form tells it as well
    );
    return () => {
      gone = true;
    };
  }, [isTyping]);
  return (
    <div role="status">
      {isTyping && sentence !== undefined && (
        <p className="notice">
          {sentence} You can fill in the form in the meantime: what you type stays here.
        </p>
      )}
    </div>
  );
}
