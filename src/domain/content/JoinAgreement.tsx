/** The box that has to be ticked, with the agreement and its version behind it. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { useBlock } from '@/ui/shell';
import { Agree } from './Agree';

/** Until its own title is there. */
const NAMES = { merchant: '商家入驻协议', wholesale: '批发商协议', escrow: '茶窖托管协议' };

interface JoinAgreementProps {
  code: keyof typeof NAMES;
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

export function JoinAgreement({ code, agreed, onChange }: JoinAgreementProps): ReactElement {
  const [terms] = useBlock(() => call('legacy.joinAgreements', { code }), code) ?? [];
  const title = terms?.title ?? NAMES[code];
  return (
    <Agree
      checked={agreed}
      name={title}
      title={`《${title}》${terms ? ` ${terms.version}` : ''}`}
      onChange={onChange}
      onRead={() => go('/site/pages/single_detail', { code: code.toUpperCase() })}
    />
  );
}
