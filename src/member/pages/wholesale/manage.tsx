/** /member/pages/wholesale/manage: a merchant's desk - the day, orders, goods, classes, money; for staff the house's own goods. */
import { useState } from 'react';
import { call } from '@/core/api';
import { IconButton } from '@/ui/kit/IconButton';
import { Page, usePageData } from '@/ui/shell';
import { Desk } from '../../merchant/Desk';
import { DeskSheets, type DeskSheet } from '../../merchant/DeskSheets';
import { NoShop } from '../../merchant/NoShop';

export default function ManagePage() {
  const state = usePageData(() => call('merchant.profile', {}));
  const [sheet, setSheet] = useState<DeskSheet>();
  const [round, setRound] = useState(0);
  const close = () => setSheet(undefined);
  const changed = () => {
    close();
    setRound(round + 1);
    void state.reload();
  };
  const desk = state.data?.stat && state.data;
  return (
    <Page
      state={state}
      skeleton="list"
      right={desk && <IconButton icon="scan" label="扫码核销" onPress={() => setSheet('verify')} />}
      overlay={desk && <DeskSheets profile={desk} sheet={sheet} onClose={close} onChanged={changed} />}
    >
      {(profile) =>
        profile.stat ? (
          <Desk
            profile={{ ...profile, stat: profile.stat }}
            round={round}
            onOpen={setSheet}
            onChanged={() => void state.reload()}
          />
        ) : (
          <NoShop profile={profile} />
        )
      }
    </Page>
  );
}
