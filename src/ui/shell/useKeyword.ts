/** The search field over a list: what is typed counts once it is sent, and an emptied field shows everything again. */
import { useState } from 'react';
import { useParam } from './useParam';

export interface KeywordState {
  /** What the list is asked for; empty for everything. */
  keyword: string;
  /** For `<SearchBox {...} />`. */
  box: { value: string; onInput: (text: string) => void; onSearch: (text: string) => void };
  clear: () => void;
}

/** With the params of the page the keyword stands in its address. */
export function useKeyword(params?: { keyword?: string }): KeywordState {
  const [keyword, setKeyword] = useParam(params, 'keyword');
  const [typed, setTyped] = useState(keyword);
  const onInput = (text: string) => {
    setTyped(text);
    if (text === '') setKeyword('');
  };
  return { keyword, box: { value: typed, onInput, onSearch: setKeyword }, clear: () => onInput('') };
}
