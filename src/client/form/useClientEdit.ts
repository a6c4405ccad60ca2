/** A client's form: only what was changed is sent; what somebody else saved meanwhile is laid beside it. */
import { useState } from 'react';
import type { ClientDetail, ClientForm } from '@/contract';
import { call, RefusedError } from '@/core/api';
import { back } from '@/core/routes';
import { useAction, useForm, useSayAndGo } from '@/ui/shell';
import { useLeave } from '@/ui/shell/useLeave';
import { differing } from './fields';
import { FORM_RULES, patchOf, valuesOf, type ClientValues } from './values';

const formOf = ({ geo, ...values }: ClientValues): ClientForm => ({ ...values, ...(geo && { geo }) });

export function useClientEdit(client: ClientDetail & { form: ClientForm }) {
  const sayAndGo = useSayAndGo();
  const [base, setBase] = useState({ form: client.form, rev: client.rev });
  const [theirs, setTheirs] = useState<ClientDetail & { form: ClientForm }>();
  const form = useForm<ClientValues>(valuesOf(client.form), FORM_RULES, `client ${client.card.id} ${client.rev}`);
  const mayLeave = useLeave(form.dirty);
  const send = async (values: ClientValues, before: typeof base) => {
    try {
      await call('customer.save', {
        id: client.card.id,
        patch: patchOf(values, valuesOf(before.form)),
        rev: before.rev,
      });
    } catch (error) {
      const now =
        error instanceof RefusedError && error.code === 409 ? (error.data as ClientDetail | undefined) : undefined;
      if (!now?.form || now.rev === before.rev) throw error;
      setTheirs(now as ClientDetail & { form: ClientForm });
      return;
    }
    form.done();
    await sayAndGo('已保存', () => back());
  };
  const save = useAction(async () => {
    if (form.check()) await send(form.values, base);
  });
  /** Fields that only the other one changed are theirs without a question. */
  const keep = useAction(async (taken: readonly (keyof ClientForm)[]) => {
    if (!theirs) return;
    const changed = differing(formOf(form.values), base.form);
    const values: Record<string, unknown> = { ...theirs.form, geo: theirs.form.geo };
    for (const field of changed) if (!taken.includes(field)) values[field] = form.values[field];
    const next = { form: theirs.form, rev: theirs.rev };
    setBase(next);
    setTheirs(undefined);
    form.reset(values as unknown as ClientValues);
    await send(values as unknown as ClientValues, next);
  });
  /** What both changed, as it would be saved: the other's where this one changed nothing. */
  const mine = (): ClientForm => {
    const changed = differing(formOf(form.values), base.form);
    const values: Record<string, unknown> = { ...(theirs?.form ?? base.form) };
    for (const field of changed) values[field] = form.values[field];
    return values as unknown as ClientForm;
  };
  return {
    form,
    mayLeave,
    save,
    keep,
    mine,
    theirs: theirs?.form,
    dismiss: () => setTheirs(undefined),
    changed: differing(formOf(form.values), base.form),
  };
}
