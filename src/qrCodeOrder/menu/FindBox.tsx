/** What is looked for on the menu: it is there once 找 is pressed, and has the keyboard then. */
import { SearchBox } from '@/ui/kit/SearchBox';

interface FindBoxProps {
  open: boolean;
  keyword: string;
  onInput: (keyword: string) => void;
}

export const FindBox = ({ open, keyword, onInput }: FindBoxProps) =>
  open ? <SearchBox placeholder="茶名、点心" value={keyword} onInput={onInput} autoFocus /> : null;
