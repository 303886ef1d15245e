import {
  account as accountOutput,
  email,
  invitation,
  invitationInput,
  joinInput,
  linkKey,
  member,
  openedInvitation,
  passwordChange,
  passwordReset,
  passwordSignIn,
  profileChange,
  providerSignIn,
  roleChange,
  session,
  setUpInput,
} from "@marque/schema";
import { z } from "zod";
import { defineAction } from "../action/action";
import { acceptInvitation } from "./accept-invitation";
import { account } from "./account";
import { changeName } from "./change-name";
import { changePassword } from "./change-password";
import { changeRole } from "./change-role";
import { makeFirstWorkspace, makeSetupKey } from "./first-run";
import { invite } from "./invite";
import { join } from "./join";
import { leave } from "./leave";
import { listMembers } from "./list";
import { listInvitations } from "./list-invitations";
import { makeResetKey } from "./make-reset-key";
import { me } from "./me";
import { readInvitation } from "./read-invitation";
import { removeMember } from "./remove";
import { resetPassword } from "./reset-password";
import { setUp } from "./set-up";
import { needsSetUp } from "./setup-key";
import { signIn } from "./sign-in";
import { signInWithProvider } from "./sign-in-with-provider";
import { signedIn } from "./signed-in";
import { withdrawInvitation } from "./withdraw-invitation";

const key = z.strictObject({ key: linkKey });

/** The first owner, and everybody's way in and out. */
const accountActions = {
  setUpState: defineAction.query({
    name: "member.setUpState",
    permission: "web",
    input: z.void(),
    output: z.strictObject({ needsSetUp: z.boolean() }),
    handler: async ({ database }) => ({ needsSetUp: await needsSetUp(database) }),
  }),
  setUp: defineAction.mutation({
    name: "member.setUp",
    permission: "web",
    limit: "sign-ins",
    input: setUpInput,
    output: z.strictObject({ email: z.string() }),
    audit: "workspace.set-up",
    handler: setUp,
  }),
  signIn: defineAction.mutation({
    name: "member.signIn",
    permission: "web",
    limit: "sign-ins",
    input: passwordSignIn,
    output: signedIn,
    audit: "session.start",
    isOneStatement: true,
    handler: signIn,
  }),
  signInWithProvider: defineAction.mutation({
    name: "member.signInWithProvider",
    permission: "web",
    limit: "sign-ins",
    input: providerSignIn,
    output: signedIn,
    audit: "session.start",
    handler: signInWithProvider,
  }),
  me: defineAction.query({
    name: "member.me",
    permission: "person",
    input: z.void(),
    output: session,
    handler: me,
  }),
  account: defineAction.query({
    name: "member.account",
    permission: "account",
    input: z.void(),
    output: accountOutput,
    handler: account,
  }),
  changeName: defineAction.mutation({
    name: "member.changeName",
    permission: "person",
    input: profileChange,
    output: z.void(),
    audit: "member.change-name",
    handler: changeName,
  }),
  changePassword: defineAction.mutation({
    name: "member.changePassword",
    permission: "person",
    input: passwordChange,
    output: z.void(),
    audit: "member.change-password",
    handler: changePassword,
  }),
  resetPassword: defineAction.mutation({
    name: "member.resetPassword",
    permission: "web",
    limit: "sign-ins",
    input: passwordReset,
    output: z.strictObject({ email: z.string() }),
    audit: "member.reset-password",
    handler: resetPassword,
  }),
};

/** Who is in the workspace. */
const teamActions = {
  list: defineAction.query({
    name: "member.list",
    permission: "members",
    input: z.void(),
    output: z.strictObject({ members: z.array(member) }),
    handler: async (act) => ({ members: await listMembers(act) }),
  }),
  changeRole: defineAction.mutation({
    name: "member.changeRole",
    permission: "members",
    input: roleChange,
    output: z.void(),
    audit: "member.change-role",
    handler: changeRole,
  }),
  remove: defineAction.mutation({
    name: "member.remove",
    permission: "members",
    input: z.strictObject({ userId: z.uuid() }),
    output: z.void(),
    audit: "member.remove",
    handler: removeMember,
  }),
  leave: defineAction.mutation({
    name: "member.leave",
    permission: "person",
    input: z.void(),
    output: z.strictObject({ workspaceId: z.uuid().nullable() }),
    audit: "member.leave",
    handler: leave,
  }),
};

/** How somebody comes into it. */
const invitationActions = {
  invite: defineAction.mutation({
    name: "member.invite",
    permission: "members",
    input: invitationInput,
    output: z.strictObject({ invitation, key: z.string() }),
    audit: "invitation.create",
    handler: invite,
  }),
  invitations: defineAction.query({
    name: "member.invitations",
    permission: "members",
    input: z.void(),
    output: z.strictObject({ invitations: z.array(invitation) }),
    handler: async (act) => ({ invitations: await listInvitations(act) }),
  }),
  withdrawInvitation: defineAction.mutation({
    name: "member.withdrawInvitation",
    permission: "members",
    input: z.strictObject({ id: z.uuid() }),
    output: z.void(),
    audit: "invitation.withdraw",
    handler: withdrawInvitation,
  }),
  readInvitation: defineAction.query({
    name: "member.readInvitation",
    permission: "web",
    limit: "sign-ins",
    input: key,
    output: openedInvitation,
    handler: readInvitation,
  }),
  acceptInvitation: defineAction.mutation({
    name: "member.acceptInvitation",
    permission: "account",
    input: key,
    output: z.strictObject({ workspaceId: z.uuid() }),
    audit: "member.join",
    handler: acceptInvitation,
  }),
  join: defineAction.mutation({
    name: "member.join",
    permission: "web",
    limit: "sign-ins",
    input: joinInput,
    output: z.strictObject({ email: z.string() }),
    audit: "member.join",
    handler: join,
  }),
};

/** What an operator does at the command line. */
const operatorActions = {
  makeSetupKey: defineAction.mutation({
    name: "member.makeSetupKey",
    permission: "operator",
    input: z.void(),
    output: z.strictObject({ key: z.string().nullable() }),
    audit: { none: "there is no workspace yet that it could be told of" },
    handler: makeSetupKey,
  }),
  makeFirstWorkspace: defineAction.mutation({
    name: "member.makeFirstWorkspace",
    permission: "operator",
    input: z.void(),
    output: z.strictObject({ workspaceId: z.uuid().nullable() }),
    audit: "workspace.create",
    handler: makeFirstWorkspace,
  }),
  makeResetKey: defineAction.mutation({
    name: "member.makeResetKey",
    permission: "operator",
    input: z.strictObject({ email }),
    output: z.strictObject({ key: z.string() }),
    audit: "member.make-reset-key",
    handler: makeResetKey,
  }),
};

export const memberActions = { ...accountActions, ...teamActions, ...invitationActions, ...operatorActions };
