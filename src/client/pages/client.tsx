/** /client/pages/client: a client at a glance - who, how it stands, what happened, what is next. */
import { go } from '@/core/routes';
import { useStores } from '@/core/stores';
import { Card } from '@/ui/kit/Card';
import { Figures } from '@/ui/kit/Figures';
import { IconButton } from '@/ui/kit/IconButton';
import { Stack } from '@/ui/kit/Stack';
import { Page, useChoice, usePageParams } from '@/ui/shell';
import { Action, hasAction } from '../detail/Action';
import { Acts } from '../detail/Acts';
import { figuresOf } from '../detail/figures';
import { Neighbours } from '../detail/Neighbours';
import { Rhythm } from '../detail/Rhythm';
import { Sheets } from '../detail/Sheets';
import { Tabbed, TABS } from '../detail/Tabbed';
import { useClient } from '../detail/useClient';
import { Who } from '../detail/Who';
import { useDial } from '../useDial';

export default function ClientPage() {
  const params = usePageParams<'/client/pages/client'>();
  const { id = '' } = params;
  const { clock } = useStores();
  const [tab, setTab] = useChoice(params, 'tab', TABS);
  const { state, sheet, show, close, claim, setStage, undoMerge, place, step } = useClient(id);
  const dial = useDial();
  const client = state.data;
  const mayEdit = client?.can.includes('edit') ?? false;
  return (
    <Page
      state={state}
      right={
        client?.can.includes('note') && (
          <Stack row>
            <IconButton icon="edit" label="编辑资料" onPress={() => void go('/client/pages/clientedit', { id })} />
            {mayEdit && <IconButton icon="more" label="更多" onPress={() => show('more')} />}
          </Stack>
        )
      }
      action={
        client &&
        hasAction(client) && (
          <Action
            client={client}
            claiming={claim.pending}
            onClaim={() => void claim.run()}
            onCall={() => void dial.run(client.card)}
          />
        )
      }
      overlay={
        client && (
          <Sheets
            client={client}
            sheet={sheet}
            onShow={show}
            onClose={close}
            onStage={(stage) => void setStage.run(stage)}
            onChanged={() => void state.reload()}
            onFresh={state.set}
          />
        )
      }
    >
      {(data) => (
        <>
          {place && <Neighbours place={place} onStep={step} />}
          <Who client={data} onStage={mayEdit ? () => show('stage') : undefined} />
          {data.can.includes('contact') && (
            <Acts client={data} onCall={() => void dial.run(data.card)} onTell={() => show('tell')} />
          )}
          <Card place="next" pad="all">
            <Figures size="title" layout="start" rows={figuresOf(data, clock.now())} />
          </Card>
          {data.form && <Rhythm client={data} />}
          <Tabbed client={data} tab={tab} onTab={setTab} onUndo={(mergeId) => void undoMerge.run(mergeId)} />
        </>
      )}
    </Page>
  );
}
