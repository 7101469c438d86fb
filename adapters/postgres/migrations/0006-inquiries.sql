-- What guests write to the people behind the product, and the files they send ahead of it.
create table inquiry (
  reference text primary key,
  session text not null,
  key text not null,
  fields jsonb not null,
  language text not null,
  suspect boolean not null,
  received_at timestamptz not null,
  unique (session, key)
);
create index inquiry_age on inquiry (received_at);

create table inquiry_file (
  id text primary key,
  session text not null,
  name text not null,
  kind text not null,
  bytes integer not null,
  content bytea not null,
  sent_at bigint not null,
  inquiry text references inquiry on delete cascade
);
create index inquiry_file_of on inquiry_file (inquiry);
create index inquiry_file_waiting on inquiry_file (sent_at) where inquiry is null;
