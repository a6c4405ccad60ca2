/** Who has the number that is being typed, as soon as it is whole (rule 29.2). */
import { useEffect, useState } from 'react';
import type { ClientCard } from '@/contract';
import { call } from '@/core/api';

export interface Duplicate {
  card: ClientCard;
  own: boolean;
}

export function useDuplicate(mobile: string, countryCode: string, least: number, but?: string): Duplicate | undefined {
  const [found, setFound] = useState<Duplicate & { of: string }>();
  const of = `${countryCode} ${mobile}`;
  const isWhole = mobile.replace(/\D/g, '').length >= least;
  useEffect(() => {
    if (!isWhole) return undefined;
    let asked = true;
    call('customer.infoNew', { mobile, countryCode }, { hide: true }).then(
      ({ duplicate, own = false }) => {
        if (!asked) return;
        setFound(duplicate && duplicate.id !== but ? { card: duplicate, own, of } : undefined);
      },
      // The number is checked again when it is saved.
      () => undefined,
    );
    return () => {
      asked = false;
    };
  }, [mobile, countryCode, isWhole, of, but]);
  return isWhole && found?.of === of ? found : undefined;
}
