/** What opens over the identities: the papers of each, the own shop, money on its way out. */
import type { ReactNode } from 'react';
import type { MerchantProfile, WholesalerState } from '@/contract';
import { DrawSheet } from './DrawSheet';
import { mayApply } from './ApplicationCard';
import { MerchantForm } from './MerchantForm';
import { ShopForm } from './ShopForm';
import { WholesaleForm } from './WholesaleForm';

export type IdentitySheet = 'wholesale' | 'merchant' | 'shop' | 'draw';

interface IdentitySheetsProps {
  wholesaler: WholesalerState;
  profile: MerchantProfile;
  sheet: IdentitySheet | undefined;
  onClose: () => void;
  onChanged: () => void;
}

export function IdentitySheets({ wholesaler, profile, sheet, onClose, onChanged }: IdentitySheetsProps): ReactNode {
  const { merchant, stat } = profile;
  const seller = merchant?.state ?? 'none';
  return (
    <>
      {mayApply(wholesaler.state) && (
        <WholesaleForm
          key={`wholesale-${wholesaler.state}`}
          open={sheet === 'wholesale'}
          wholesaler={wholesaler}
          onClose={onClose}
          onSent={onChanged}
        />
      )}
      {mayApply(seller) && (
        <MerchantForm
          key={`merchant-${seller}`}
          open={sheet === 'merchant'}
          before={merchant}
          onClose={onClose}
          onSent={onChanged}
        />
      )}
      {merchant && <ShopForm open={sheet === 'shop'} shop={merchant} onClose={onClose} onSaved={onChanged} />}
      {stat && <DrawSheet open={sheet === 'draw'} onClose={onClose} onDrawn={onChanged} />}
    </>
  );
}
