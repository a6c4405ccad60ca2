/** What is sealed opens with its key and for its purpose only; the key of a server that was given none is made once, for its user alone. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openVault } from '../../../server/lib/vault';
import { vaultKey } from '../../../server/lib/vaultKey';

const vault = openVault(Buffer.alloc(32, 7));
const other = openVault(Buffer.alloc(32, 8));

test('opens for the same key and purpose, and never as it was', () => {
  const sealed = vault.sealText('330100198811030018', 'id number of 7');
  expect(vault.openText(sealed, 'id number of 7')).toBe('330100198811030018');
  expect(Buffer.from(sealed, 'base64').includes('3301')).toBe(false);
  expect(vault.sealText('330100198811030018', 'id number of 7')).not.toBe(sealed);
  expect(() => vault.openText(sealed, 'id number of 8')).toThrow();
  expect(() => other.openText(sealed, 'id number of 7')).toThrow();
});

test('a changed bit, a cut end, another version: nothing opens', () => {
  const sealed = vault.seal(Buffer.from('paper'), 'a');
  for (let at = 0; at < sealed.length; at++) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(() => vault.open(changed, 'a')).toThrow();
  }
  expect(() => vault.open(sealed.subarray(0, -1), 'a')).toThrow();
  expect(() => vault.open(Buffer.alloc(3), 'a')).toThrow('this was never sealed');
});

test('equal texts are told by a digest that needs the key', () => {
  expect(vault.digest('1')).toBe(vault.digest('1'));
  expect(vault.digest('1')).not.toBe(vault.digest('2'));
  expect(vault.digest('1')).not.toBe(other.digest('1'));
  expect(() => openVault(Buffer.alloc(16))).toThrow('32 bytes');
});

test('the key: the given one, else one made at the first start', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'yejian-key-'));
  try {
    expect(vaultKey('ab'.repeat(32), dir)).toEqual(Buffer.alloc(32, 0xab));
    expect(fs.readdirSync(dir)).toEqual([]);
    const made = vaultKey('', path.join(dir, 'data'));
    expect(made).toHaveLength(32);
    expect(vaultKey('', path.join(dir, 'data'))).toEqual(made);
    expect(fs.statSync(path.join(dir, 'data/identity.key')).mode & 0o077).toBe(0);
  } finally {
    fs.rmSync(dir, { recursive: true });
  }
});
