/** Whether the page that a part stands on is on top: the shell says it to all that a page holds. Earlier pages stay alive below. */
import { createContext, useContext } from 'react';

const Visible = createContext(true);
export const VisibleProvider = Visible.Provider;

export const useVisible = (): boolean => useContext(Visible);
