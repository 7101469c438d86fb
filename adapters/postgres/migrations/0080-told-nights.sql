-- expands: nights that a site was told are taken here come back as its own.
alter table followed_feed add column told jsonb not null default '[]';
