/** By what a client is found: name, company, numbers, tags. */
import { searchFields } from '../../offer/keyword/grams';

interface Searched {
  name: string;
  mobile: string;
  mobile2?: string;
  company?: string;
  tags?: readonly string[];
}

export const clientSearch = ({ name, mobile, mobile2, company, tags = [] }: Searched) =>
  searchFields([name, company, mobile, mobile2, ...tags]);
