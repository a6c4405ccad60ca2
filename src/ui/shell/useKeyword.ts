/** The search field over a list: what is typed counts once it is sent, and an emptied field shows everything again. */
import { useState } from 'react';

export interface KeywordState {
  /** What the list is asked for; empty for everything. */
  keyword: string;
  /** For `<SearchBox {...} />`. */
  box: { value: string; onInput: (text: string) => void; onSearch: (text: string) => void };
  clear: () => void;
}

export function useKeyword(start = ''): KeywordState {
  const [typed, setTyped] = useState(start);
  const [keyword, setKeyword] = useState(start);
  const onInput = (text: string) => {
    setTyped(text);
    if (text === '') setKeyword('');
  };
  return { keyword, box: { value: typed, onInput, onSearch: setKeyword }, clear: () => onInput('') };
}
