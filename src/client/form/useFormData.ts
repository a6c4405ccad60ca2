/** What the forms of a client choose from, and who has the number that is being typed. */
import { call } from '@/core/api';
import { useBlock, usePageData } from '@/ui/shell';
import type { Country } from './Fields';
import { useDuplicate } from './useDuplicate';
import type { ClientValues } from './values';

const MAINLAND: Country = { value: '86', label: '中国大陆 +86', min: 11, max: 11 };

/** `but`: the client whose form it is. */
export function useFormData({ mobile, countryCode }: ClientValues, but?: string) {
  const state = usePageData(() => call('customer.infoNew', {}));
  const countries = useBlock(() => call('tea.countryList')) ?? [MAINLAND];
  const tags = useBlock(() => call('memberV4.hobbyProduct', { page: 1 }));
  const least = countries.find(({ value }) => value === countryCode)?.min ?? MAINLAND.min;
  return {
    state,
    dict: state.data?.dict,
    countries,
    tags: tags?.tags ?? [],
    duplicate: useDuplicate(mobile, countryCode, least, but),
  };
}
