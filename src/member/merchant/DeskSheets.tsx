/** What opens over the desk of a merchant: a code to redeem, and of an own shop its words and the money on its way out. */
import type { ReactNode } from 'react';
import type { MerchantProfile } from '@/contract';
import { VerifySheet } from '@/domain/verification/VerifySheet';
import { DrawSheet } from '../wholesale/DrawSheet';
import { ShopForm } from '../wholesale/ShopForm';

export type DeskSheet = 'verify' | 'shop' | 'draw';

interface DeskSheetsProps {
  profile: MerchantProfile;
  sheet: DeskSheet | undefined;
  onClose: () => void;
  onChanged: () => void;
}

export function DeskSheets({ profile, sheet, onClose, onChanged }: DeskSheetsProps): ReactNode {
  const { merchant, stat, house } = profile;
  const isOwn = house === undefined;
  return (
    <>
      <VerifySheet open={sheet === 'verify'} onClose={onClose} onVerified={onChanged} />
      {isOwn && merchant && <ShopForm open={sheet === 'shop'} shop={merchant} onClose={onClose} onSaved={onChanged} />}
      {isOwn && stat && <DrawSheet open={sheet === 'draw'} onClose={onClose} onDrawn={onChanged} />}
    </>
  );
}
