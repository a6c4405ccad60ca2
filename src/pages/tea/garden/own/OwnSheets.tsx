/** What is opened from the own trees, one at a time: a tree, the claim of a harvest, a new name, a gift. */
import { useEffect, useState, type ReactElement } from 'react';
import type { AdoptionDetail, Harvest } from '@/contract';
import { call, isUnanswered } from '@/core/api';
import { useStores } from '@/core/stores';
import type { PayProof } from '@/domain/checkout/usePayProof';
import { GiveSheet } from '@/domain/give/GiveSheet';
import { useLoss } from '@/ui/shell/useLoss';
import { ClaimSheet } from './ClaimSheet';
import { OwnSheet } from './OwnSheet';
import { RenameSheet } from './RenameSheet';
import type { OwnTree } from './useOwnTree';

interface OwnSheetsProps {
  id: string;
  open: boolean;
  /** The newest answer, when a deed has brought one. */
  now: AdoptionDetail | undefined;
  /** Another number: it is read anew. */
  round: number;
  tree: OwnTree;
  proof: PayProof;
  onClose: () => void;
}
type Part = { as: 'claim'; harvest: Harvest } | { as: 'rename' } | { as: 'give' };

export function OwnSheets({ id, open, now, round, tree, proof, onClose }: OwnSheetsProps): ReactElement {
  const { feedback } = useStores();
  const [detail, setDetail] = useState<AdoptionDetail>();
  const [part, setPart] = useState<Part>();
  const [shown, setShown] = useState(false);
  const [again, setAgain] = useState(0);
  const lose = useLoss();
  useEffect(() => {
    if (!open) return undefined;
    let current = true;
    lose();
    call('tea.adoptView', { id }, { hide: true }).then(
      (answer) => current && setDetail(answer),
      (error: unknown) => {
        if (!current) return;
        if (isUnanswered(error)) return lose(error, () => setAgain((count) => count + 1));
        feedback.report(error);
        onClose();
      },
    );
    return () => {
      current = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- asked again for another adoption, or after something changed
  }, [id, open, round, again]);
  // A deed that was done closes its own sheet.
  useEffect(() => {
    if (!now) return;
    setDetail(now);
    setShown(false);
  }, [now]);
  const seen = detail?.adoption.id === id ? detail : undefined;
  const show = (next: Part) => {
    setPart(next);
    setShown(true);
  };
  const close = () => setShown(false);
  return (
    <>
      <OwnSheet
        detail={seen}
        open={open && !shown && !proof.open}
        tree={tree}
        onClose={onClose}
        onClaim={(harvest) => show({ as: 'claim', harvest })}
        onRename={() => show({ as: 'rename' })}
        onGive={() => show({ as: 'give' })}
      />
      {seen && part?.as === 'claim' && (
        <ClaimSheet
          key={part.harvest.id}
          harvest={part.harvest}
          open={open && shown}
          busy={tree.pending}
          onClose={close}
          onClaim={(way) => void tree.claim(id, part.harvest, way)}
        />
      )}
      {seen && part?.as === 'rename' && (
        <RenameSheet
          key={seen.adoption.plaque}
          adoption={seen.adoption}
          open={open && shown}
          busy={tree.pending}
          onClose={close}
          onRename={(plaque) => void tree.rename(id, plaque)}
        />
      )}
      {seen && part?.as === 'give' && (
        <GiveSheet
          key={id}
          open={open && shown && !proof.open}
          title={`转赠「${seen.adoption.plaque}」`}
          busy={(tree.pending || proof.pending) && '转赠中'}
          act={(name) => `转赠给 ${name}`}
          note="对方需在 24 小时内收下，逾时退回；没领的收成一并归对方。一棵树只能转赠一次。"
          onClose={close}
          onGive={(toId) => tree.give(seen.adoption, toId)}
        />
      )}
    </>
  );
}
