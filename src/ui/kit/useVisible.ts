/** Whether the page that a part stands on is on top: the shell says it to all that a page holds. Earlier pages stay alive below. */
import { createContext, useContext, useEffect } from 'react';

const Visible = createContext(true);
export const VisibleProvider = Visible.Provider;
export const useVisible = (): boolean => useContext(Visible);

/** How often the page was left for another one that carries on what was begun on it. */
const Left = createContext(0);
export const LeftProvider = Left.Provider;

/** What lies open over a page closes as it leads on to another one: whoever comes back finds the page. */
export function useClosedOnLeaving(open: boolean, close: () => void): void {
  const left = useContext(Left);
  useEffect(() => {
    if (left > 0 && open) close();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each time it is left
  }, [left]);
}
