import { expect, test } from 'vitest';
import { type PresenceNews, presences } from './presence.ts';

/** Servers that hear each other at once. */
function network(...names: string[]) {
  const servers = new Map<string, ReturnType<typeof presences>>();
  const comings: string[] = [];
  const tell = (news: PresenceNews) => {
    if (!('users' in news)) return;
    for (const [name, server] of servers)
      for (const { user, isHere } of server.hear(news)) comings.push(`${name} ${isHere ? '+' : '-'}${user}`);
  };
  for (const name of names) servers.set(name, presences(name, tell));
  const server = (name: string) => servers.get(name) as ReturnType<typeof presences>;
  return { server, comings };
}

test('who comes later learns who is there, and is seen', () => {
  const { server, comings } = network('a', 'b');
  server('a').join('room', 'camille');
  server('b').join('room', 'sophie');
  expect([server('a').usersOf('room'), server('b').usersOf('room').sort()]).toEqual([
    ['camille', 'sophie'],
    ['camille', 'sophie'],
  ]);
  expect(comings).toEqual(['a +sophie', 'b +camille'].sort((one, other) => comings.indexOf(one) - comings.indexOf(other)));
});

test('somebody is there as long as one of their connections is', () => {
  const { server } = network('a', 'b');
  server('a').join('room', 'camille');
  server('b').join('room', 'sophie');
  server('b').join('room', 'sophie');
  server('a').join('room', 'sophie');
  expect(server('b').leave('room', 'sophie')).toEqual([]);
  expect(server('a').leave('room', 'sophie')).toEqual([]);
  expect(server('b').leave('room', 'sophie')).toEqual([{ channel: 'room', user: 'sophie', isHere: false }]);
  expect(server('a').usersOf('room')).toEqual(['camille']);
});

test('a server that says nothing any more is forgotten', () => {
  const said: PresenceNews[] = [];
  const own = presences('a', (news) => said.push(news));
  own.join('room', 'camille');
  own.hear({ from: 'b', channel: 'room', users: ['sophie'] }, 0);
  expect(own.refresh(70_000)).toEqual([]);
  expect(own.refresh(80_000)).toEqual([{ channel: 'room', user: 'sophie', isHere: false }]);
  // Of a room that nobody is in here, nothing is kept.
  expect(own.hear({ from: 'b', channel: 'elsewhere', users: ['karim'] })).toEqual([]);
  expect(own.usersOf('elsewhere')).toEqual([]);
  expect(said.length).toBe(3);
});
