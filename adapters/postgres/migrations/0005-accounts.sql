-- Accounts of guests, the browsers they are signed in on, and the links that were mailed to them.

create table account (
  id text primary key,
  -- The address as two spellings of it are compared.
  email_key text not null,
  email_verified boolean not null,
  -- Issuer and subject of the outside identity that opens it.
  outside text unique,
  verification text not null,
  registered_at timestamptz not null,
  -- The whole record; the guest's identity number in it is sealed.
  record jsonb not null
);
-- Many may claim an address, but only one can have proved it.
create unique index account_proved on account (email_key) where email_verified;
create index account_email on account (email_key, registered_at desc);
create index account_verification on account (verification) where verification = 'submitted';

create table session (
  id text primary key,
  -- The fingerprint of what the browser's cookie holds.
  secret text not null unique,
  account text not null references account (id) on delete cascade,
  browser text not null,
  signed_in_at bigint not null,
  last_seen_at bigint not null,
  confirmed_at bigint not null
);
create index session_account on session (account);
create index session_age on session (last_seen_at);

create table mailed_link (
  secret text primary key,
  kind text not null,
  account text not null references account (id) on delete cascade,
  email text not null,
  until bigint not null,
  unique (kind, account)
);
create index mailed_link_age on mailed_link (until);
