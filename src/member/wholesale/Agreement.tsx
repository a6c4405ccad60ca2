/** The box that has to be ticked, with the agreement and its version behind it. */
import type { ReactElement } from 'react';
import { call } from '@/core/api';
import { go } from '@/core/routes';
import { Agree } from '@/domain/text/Agree';
import { useBlock } from '@/ui/shell';

interface AgreementProps {
  code: 'merchant' | 'wholesale';
  agreed: boolean;
  onChange: (agreed: boolean) => void;
}

export function Agreement({ code, agreed, onChange }: AgreementProps): ReactElement {
  const [terms] = useBlock(() => call('legacy.joinAgreements', { code }), code) ?? [];
  const title = terms?.title ?? (code === 'merchant' ? '商家入驻协议' : '批发商协议');
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
