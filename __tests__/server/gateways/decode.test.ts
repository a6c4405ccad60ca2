import { Type } from '@sinclair/typebox';
import { Id, Json, List, OneOf, Optional, Shape } from '../../../src/contract/kit';
import { decoderOf } from '../../../server/http/frame/decode';
import { lockFolder } from '../../../server/lock';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const decode = decoderOf(
  Shape({
    id: Id,
    qty: Optional(Type.Integer({ minimum: 1, default: 1 })),
    on: Optional(Type.Boolean()),
    ids: Optional(Json(List(Id))),
    kind: Optional(OneOf(['a', 'b'])),
    gender: Optional(OneOf(['', 'x'])),
    parent: Optional(Id),
    note: Optional(Type.String()),
    open: Optional(Json(Type.Object({}, { additionalProperties: true }))),
  }),
);

test('forms become values', () => {
  const given = { id: '1', qty: '3', on: 'true', ids: '["1","2"]', kind: 'a', note: '', extra: 'x' };
  expect(decode(given)).toEqual({ id: '1', qty: 3, on: true, ids: ['1', '2'], kind: 'a', note: '' });
  expect(decode({ id: '1', on: '0' })).toEqual({ id: '1', qty: 1, on: false });
});

test('an empty field is nothing where it could not be something', () => {
  expect(decode({ id: '1', qty: '', on: '', ids: '', kind: '', parent: '', gender: '' })).toEqual({
    id: '1',
    qty: 1,
    gender: '',
  });
  expect(() => decode({ id: '' })).toThrow(expect.objectContaining({ code: 400, about: { field: 'id' } }));
});

test.each([
  [{ id: 'x' }, 'id'],
  [{ id: '1', qty: '0' }, 'qty'],
  [{ id: '1', qty: '1.5' }, 'qty'],
  [{ id: '1', qty: 'NaN' }, 'qty'],
  [{ id: '1', on: 'maybe' }, 'on'],
  [{ id: '1', ids: '[1]' }, 'ids'],
  [{ id: '1', ids: '{' }, 'ids'],
  [{ id: '1', kind: 'c' }, 'kind'],
  [{ id: ['1', '2'] }, 'id'],
  [{ id: '9'.repeat(19) }, 'id'],
  [{ id: '01' }, 'id'],
  [{ id: '1', qty: '1e3' }, 'qty'],
  [{ id: '1', qty: '2147483648' }, 'qty'],
  [{ id: '1', note: 'a\0b' }, 'note'],
  [{ id: '1', note: '\ud800' }, 'note'],
  [{ id: '1', note: 'x'.repeat(2001) }, 'note'],
  [{ id: '1', ids: JSON.stringify(Array(501).fill('1')) }, 'ids'],
  [{ id: '1', open: '{"a":{"b":["\\u0000"]}}' }, 'open'],
  [{ id: '1', open: '{"__proto__":{}}' }, 'open'],
  [{ id: '1', open: `${'{"a":'.repeat(9)}1${'}'.repeat(9)}` }, 'open'],
])('%p names %s', (given, field) => {
  expect(() => decode(given)).toThrow(expect.objectContaining({ code: 400, about: { field } }));
});

test('one server per folder; a lock left behind is taken over', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-lock-'));
  const file = path.join(folder, 'server.lock');
  fs.writeFileSync(file, '1');
  expect(() => lockFolder(folder)).toThrow('YEJIAN_DATA');
  fs.writeFileSync(file, '4194305');
  const unlock = lockFolder(folder);
  expect(fs.readFileSync(file, 'utf8')).toBe(String(process.pid));
  unlock();
  expect(fs.existsSync(file)).toBe(false);
  fs.rmSync(folder, { recursive: true });
});
