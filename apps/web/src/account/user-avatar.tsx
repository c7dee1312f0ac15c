import type { User } from '@jalon/domain/core/actor';
import { Avatar } from '@mantine/core';
import { hrefOf } from '../core/call.ts';

type Pictured = Pick<User, 'id' | 'firstName' | 'lastName' | 'picture'>;

/** Where the picture of somebody is; nothing for somebody without one. */
export const pictureOf = ({ id, picture }: Pictured): string | null =>
  picture ? hrefOf('GET /api/users/:id/picture', { params: { id }, query: { v: picture } }) : null;

/** The picture of a person, or their initials. Beside a name, so it says nothing itself. */
export const UserAvatar = ({ user, size }: { user: Pictured; size: number }) => (
  <Avatar size={size} color="brand" name={`${user.firstName} ${user.lastName}`} src={pictureOf(user)} alt="" />
);
