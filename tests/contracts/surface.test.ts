/** The whole server by its contracts, on one database; the parts follow each other. */
import './surface/answers'
import './surface/writes'
import './surface/tenants'
import './surface/access'
import './surface/bad-input'
