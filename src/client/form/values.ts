/** The fields of a client as a form keeps them, and what of them is sent. */
import type { ClientForm, ClientPatch } from '@/contract';

export type ClientValues = Omit<ClientForm, 'geo'> & { geo: ClientForm['geo'] | undefined };

export const NEW_CLIENT: ClientValues = {
  name: '',
  gender: '',
  countryCode: '86',
  mobile: '',
  mobile2: '',
  type: 'person',
  level: 'C',
  stage: 'lead',
  source: 'store',
  company: '',
  title: '',
  birthday: '',
  regionCode: '',
  region: '',
  address: '',
  geo: undefined,
  wechat: '',
  hobbyTagIds: [],
  tags: [],
  budget: '',
  remark: '',
  contacts: [],
  collaborators: [],
};

export const valuesOf = (form: ClientForm): ClientValues => ({ ...form, geo: form.geo });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Only what differs from `before`; an emptied field is sent as empty. */
export function patchOf(values: ClientValues, before: ClientValues = NEW_CLIENT): ClientPatch {
  const changed = (Object.keys(values) as (keyof ClientValues)[]).filter(
    (key) => key !== 'region' && !same(values[key], before[key]),
  );
  const patch: Record<string, unknown> = {};
  for (const key of changed) patch[key] = key === 'geo' ? (values.geo ?? null) : values[key];
  return patch as ClientPatch;
}

/** What a new client says: all that is not empty. */
export const newPatch = (values: ClientValues): ClientPatch => ({
  ...patchOf(values, { ...NEW_CLIENT, level: undefined as never, source: undefined as never }),
  name: values.name.trim(),
  mobile: values.mobile,
  countryCode: values.countryCode,
});

export const FORM_RULES = {
  mobile: (text: string) => (text === '' ? '请填写手机号' : undefined),
  name: (text: string) => (text.trim() === '' ? '请填写客户姓名' : undefined),
};
