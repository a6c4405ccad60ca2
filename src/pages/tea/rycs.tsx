/** /pages/tea/rycs: one tea field, its trees on the drawn terrace, and the sheet of one tree. */
import { useEffect, useState } from 'react';
import { useShareAppMessage } from '@tarojs/taro';
import type { TeaTree } from '@/contract';
import { call } from '@/core/api';
import { figure } from '@/core/lib/money';
import { formatRoute, go } from '@/core/routes';
import { Page, later, useLogin, usePageData, usePageParams, useReturn, useShareCard } from '@/ui/shell';
import { FieldBody } from './garden/FieldBody';
import { useLooking } from './garden/useLooking';

const FieldBar = later(() => import('./garden/FieldBar').then(({ FieldBar: part }) => part));
const TreeSheet = later(() => import('./garden/TreeSheet').then(({ TreeSheet: part }) => part));

/** A tree alone names its field. */
async function readField(fieldId: string | undefined, treeId: string | undefined) {
  const named = treeId === undefined ? undefined : await call('tea.treeView', { id: treeId });
  const id = named?.field.id ?? fieldId ?? '';
  return { ...(await call('tea.fieldView', { id })), named: named?.tree };
}

export default function FieldPage() {
  const params = usePageParams<'/pages/tea/rycs'>();
  const { fieldId, treeId } = params;
  const looking = useLooking(params);
  const state = usePageData(() => readField(fieldId, treeId), [fieldId, treeId], 'tea.fieldView');
  /** Another number with every reading: what stands in the parts is read anew, too. */
  const round = state.data?.serverTime ?? 0;
  const login = useLogin();
  const [chosen, setChosen] = useState<TeaTree>();
  const [open, setOpen] = useState(false);
  const named = state.data?.named;
  const show = (tree: TeaTree) => {
    setChosen(tree);
    setOpen(true);
  };
  useEffect(() => {
    if (named) show(named);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is named, not with every reading
  }, [named?.id]);
  const field = state.data?.field;
  useShareAppMessage(
    useShareCard(
      field && {
        title: `${field.name} · 认养茶树`,
        desc: `${field.region}，海拔 ${field.altitude} m，可认养 ${figure(field.treesFree)} 棵`,
        pic: field.cover,
        url: formatRoute('/pages/tea/rycs', { ...params, treeId: undefined, fieldId: field.id }),
      },
    ),
  );
  // Back from the cashier a state is another.
  useReturn(state.reload);
  return (
    <Page
      title={field?.name}
      state={state}
      skeleton="detail"
      action={
        state.data &&
        state.data.field.treesFree > 0 && <FieldBar data={state.data} filter={looking.filter} onOpen={show} />
      }
      overlay={
        chosen && (
          <TreeSheet
            id={chosen.id}
            open={open}
            round={round}
            onClose={() => setOpen(false)}
            onNear={show}
            onAdopt={(tree) =>
              // Who logs in comes back to this tree.
              login(() => {
                setOpen(false);
                return go('/pages/tea/wyry', { treeId: tree.id });
              })
            }
          />
        )
      }
    >
      {(data) => <FieldBody data={data} round={round} looking={looking} chosen={chosen} onOpen={show} />}
    </Page>
  );
}
