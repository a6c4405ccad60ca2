/** What was recognised goes into the fields; what somebody typed is only overwritten when that one says so (rule 29.10). */
import { useCallback } from 'react';
import type { ParsedAddress } from '@/contract';
import { useStores } from '@/core/stores';
import { regionText } from '@/domain/address/text';
import type { Form } from '@/ui/shell';
import { FIELD_WORDS } from './fields';
import type { ClientValues } from './values';

type Pasted = Partial<Pick<ClientValues, 'name' | 'mobile' | 'mobile2' | 'regionCode' | 'region' | 'address'>>;

export const pastedOf = ({ name, mobile, phone, region, complete, detail }: ParsedAddress): Pasted => ({
  ...(name && { name: name.slice(0, 20) }),
  ...(mobile && { mobile }),
  ...(phone && { mobile2: phone }),
  ...(region && complete && { regionCode: region.code, region: regionText(region) }),
  ...(detail && { address: detail.slice(0, 80) }),
});

/** Fields that hold something else already. */
export const overwritten = (pasted: Pasted, values: ClientValues): (keyof Pasted)[] =>
  (Object.keys(pasted) as (keyof Pasted)[]).filter(
    (key) => key !== 'regionCode' && values[key] !== '' && values[key] !== pasted[key],
  );

export function usePaste(form: Form<ClientValues>) {
  const { feedback } = useStores();
  const { values, set } = form;
  return useCallback(
    async (parsed: ParsedAddress) => {
      const pasted = pastedOf(parsed);
      const over = overwritten(pasted, values);
      const replaces =
        over.length === 0 ||
        (await feedback.confirm({
          title: '覆盖已填的内容？',
          text: `${over.map((key) => FIELD_WORDS[key]).join('、')} 已经填过。`,
          yes: '覆盖',
          no: '只填空着的',
        }));
      const kept: readonly string[] = replaces ? [] : [...over, ...(over.includes('region') ? ['regionCode'] : [])];
      for (const [key, value] of Object.entries(pasted))
        if (!kept.includes(key)) set(key as keyof Pasted, value as string);
    },
    [feedback, set, values],
  );
}
