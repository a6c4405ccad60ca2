/** Whether news of a table is the first since its line opened: what that says was asked a moment ago. */
import { useRef } from 'react';

export function useFirstNews(sessionId: string | undefined): () => boolean {
  const joined = useRef<string>();
  return () => {
    const isFirst = joined.current !== sessionId;
    joined.current = sessionId;
    return isFirst;
  };
}
