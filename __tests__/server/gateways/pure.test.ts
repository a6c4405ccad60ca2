import {
  isDeliverable,
  isDistrict,
  regionName,
  regionNames,
  regionsBelow,
} from '../../../server/domains/people/address/regions';
import { checkNickname } from '../../../server/domains/people/member/words';
import { describeError, hideSecrets } from '../../../server/http/logger';
import { plainNumberOf } from '../../../server/lib/numbers';
import { dayOf, startOfDay, timeOf } from '../../../server/lib/shanghai';

describe('regions', () => {
  test('names', () => {
    expect(regionName('330106')).toBe('浙江省杭州市西湖区');
    expect(regionName('110101')).toBe('北京市东城区');
    expect(regionName('330000')).toBe('浙江省');
    expect(regionName('999999')).toBe('');
    expect(regionNames('441901')).toEqual({ province: '广东省', city: '东莞市', district: '中堂镇' });
    expect(regionNames('659001')).toMatchObject({ province: '新疆维吾尔自治区', district: '石河子市' });
  });

  test('every region leads up to a province, every branch ends in districts', () => {
    const walk = (parent: string): number =>
      regionsBelow(parent).reduce(
        (total, node) => total + (node.leaf ? Number(isDistrict(node.code)) : walk(node.code)),
        0,
      );
    expect(walk('')).toBeGreaterThan(3400);
  });

  test('the mainland', () => {
    expect(['330106', '650102', '460100'].map(isDeliverable)).toEqual([true, true, true]);
    expect(['710101', '810101', '820101', '000000'].map(isDeliverable)).toEqual([false, false, false, false]);
  });
});

test('days are days of Shanghai', () => {
  const at = Date.parse('2026-06-15T23:30:00Z');
  expect(dayOf(at)).toBe('2026-06-16');
  expect(timeOf(at)).toBe('07:30');
  expect(startOfDay(at)).toBe(Date.parse('2026-06-16T00:00:00+08:00'));
  expect(plainNumberOf('1000001', at)).toBe('YJ260616000001');
});

test('secrets of a finished log line', () => {
  const token = 'a'.repeat(43);
  const line = hideSecrets(
    `{"time":1781234567890,"url":"/x?access-token=${token}&b=1","mobile":"13812345678","password":"Geheim12","n":"${token}"}`,
  );
  expect(line).toBe(
    '{"time":1781234567890,"url":"/x?access-token=[hidden]&b=1","mobile":"138****5678","password":"[hidden]","n":"[hidden]"}',
  );
});

test('errors without their parameters, causes included', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    constraint: 'members_mobile',
    detail: 'Key (mobile)=(13812345678)',
  });
  const described = describeError(new Error('Failed query: insert\nparams: 13812345678', { cause }));
  expect(described).toMatchObject({
    message: 'Failed query: insert',
    cause: { errorCode: '23505', constraint: 'members_mobile' },
  });
  expect(hideSecrets(JSON.stringify(described))).toContain('"errorCode":"23505"');
  expect(JSON.stringify(described)).not.toContain('13812345678');
});

test('nicknames', () => {
  for (const good of ['山月', '茶友9527', '一川烟草 满城风絮', '😀😀', '👨‍👩‍👧 一家'])
    expect(() => checkNickname(good, '叶间')).not.toThrow();
  expect(() => checkNickname('叶间小友', '山外')).not.toThrow();
  for (const bad of [
    '叶',
    ' 叶 ',
    '叶间小助手',
    'ａｄｍｉｎ',
    '客-服',
    '茶'.repeat(17),
    '\u3164\u3164',
    '\u2800\u2800',
    '山\u200b',
  ])
    expect(() => checkNickname(bad, '叶间')).toThrow('昵称');
});
