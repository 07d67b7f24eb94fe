// Made by `npm run generate`. Do not edit: change what it is made from.

/** Marks an answer that is bytes: the handler gives a stream or a buffer. */
export interface Binary {
  readonly binary: true
}

/** A part that the operation does not have. */
export type None = Record<never, never>

/** Every operation by its id. `body` is undefined where none is sent. */
export interface Operations {
  /** `POST /sys/user/register` Register with a phone and a code of mode 1. Without account name it is the phone; without password a random one. Refused when the installation takes no registrations. */
  sysUserRegister: {
    method: 'POST'
    query: None
    params: None
    body: RegisterBody
    result: null
  }
  /** `GET /sys/user/querySysUser` Step 1 of a new password: name the account or its phone. What was given comes back, the other is hidden; the answer is the same whether or not there is such an account. */
  sysUserQuerySysUser: {
    method: 'GET'
    query: SysUserQuerySysUserQuery
    params: None
    body: undefined
    result: FoundAccount
  }
  /** `POST /sys/user/phoneVerification` Step 2: prove the phone with a code of mode 2, which is used up. Where several accounts have the phone: code 300 and an AccountChoice. */
  sysUserPhoneVerification: {
    method: 'POST'
    query: None
    params: None
    body: PhoneVerificationBody
    result: VerifiedPhone
  }
  /** `GET /sys/user/passwordChange` Step 3 as clients of the family call it; use POST, which keeps the password out of addresses. */
  sysUserPasswordChange: {
    method: 'GET'
    query: SysUserPasswordChangeQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/user/passwordChange` Step 3: the new password; the ticket is used up and every session of the person ends. */
  sysUserPasswordChangePost: {
    method: 'POST'
    query: None
    params: None
    body: PasswordChangeBody
    result: null
  }
  /** `GET /sys/user/queryByOrgCodeForAddressList` Users with what they are reached by; without a department all of them. */
  sysUserQueryByOrgCodeForAddressList: {
    method: 'GET'
    query: SysUserQueryByOrgCodeForAddressListQuery
    params: None
    body: undefined
    result: SysUserQueryByOrgCodeForAddressListResult
  }
  /** `GET /sys/addressBook/exportXls` Workbook of the entries that the filters leave, or of `selections`. */
  sysAddressBookExportXls: {
    method: 'GET'
    query: SysAddressBookExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/annountCement/list` Announcements of every state. */
  sysAnnountCementList: {
    method: 'GET'
    query: SysAnnountCementListQuery
    params: None
    body: undefined
    result: SysAnnountCementListResult
  }
  /** `GET /sys/annountCement/queryById` One announcement. */
  sysAnnountCementQueryById: {
    method: 'GET'
    query: SysAnnountCementQueryByIdQuery
    params: None
    body: undefined
    result: SysAnnouncement
  }
  /** `POST /sys/annountCement/add` Add a draft. */
  sysAnnountCementAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysAnnouncementAdd
    result: null
  }
  /** `PUT /sys/annountCement/edit` Change a draft or a revoked announcement. */
  sysAnnountCementEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysAnnouncementEdit
    result: null
  }
  /** `DELETE /sys/annountCement/delete` Delete an announcement that is not released. */
  sysAnnountCementDelete: {
    method: 'DELETE'
    query: SysAnnountCementDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/annountCement/deleteBatch` Delete announcements, none of which is released. */
  sysAnnountCementDeleteBatch: {
    method: 'DELETE'
    query: SysAnnountCementDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/annountCement/doReleaseData` Release: recipients see it from now on, or from its start, and are told at once. */
  sysAnnountCementDoReleaseData: {
    method: 'GET'
    query: SysAnnountCementDoReleaseDataQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/annountCement/doReovkeData` Revoke: recipients do not see it any more. */
  sysAnnountCementDoReovkeData: {
    method: 'GET'
    query: SysAnnountCementDoReovkeDataQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/annountCement/listByUser` What the caller has not read: five at most of each kind, and how many there are. */
  sysAnnountCementListByUser: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: UnreadAnnouncements
  }
  /** `GET /sys/annountCement/syncNotic` Push a released announcement again; without an id, ask everybody to reload. */
  sysAnnountCementSyncNotic: {
    method: 'GET'
    query: SysAnnountCementSyncNoticQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/annountCement/exportXls` Workbook of the announcements that the filters leave, or of `selections`. */
  sysAnnountCementExportXls: {
    method: 'GET'
    query: SysAnnountCementExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/annountCement/importExcel` Import drafts from a workbook. */
  sysAnnountCementImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysAnnountCementImportExcelResult
  }
  /** `POST /sys/annountCement/importPreview` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  sysAnnountCementImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/annountCement/importTemplate` An empty workbook to fill in and import. Ours; the family has none. */
  sysAnnountCementImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `PUT /sys/sysAnnouncementSend/editByAnntIdAndUserId` Mark an announcement as read by the caller. */
  sysSysAnnouncementSendEditByAnntIdAndUserId: {
    method: 'PUT'
    query: None
    params: None
    body: ReadAnnouncement
    result: null
  }
  /** `POST /sys/sysAnnouncementSend/editByAnntIdAndUserId` The same by POST, as some clients send it. */
  sysSysAnnouncementSendEditByAnntIdAndUserIdPost: {
    method: 'POST'
    query: None
    params: None
    body: ReadAnnouncement
    result: null
  }
  /** `GET /sys/sysAnnouncementSend/getMyAnnouncementSend` Everything that is announced to the caller, read or not. */
  sysSysAnnouncementSendGetMyAnnouncementSend: {
    method: 'GET'
    query: SysSysAnnouncementSendGetMyAnnouncementSendQuery
    params: None
    body: undefined
    result: SysSysAnnouncementSendGetMyAnnouncementSendResult
  }
  /** `PUT /sys/sysAnnouncementSend/readAll` Mark everything as read by the caller. */
  sysSysAnnouncementSendReadAll: {
    method: 'PUT'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/annountCement/clearAllUnReadMessage` The same, as clients of 3.x call it. */
  sysAnnountCementClearAllUnReadMessage: {
    method: 'POST'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/sysAnnouncementSend/list` Who has read what, and who was named as a recipient. */
  sysSysAnnouncementSendList: {
    method: 'GET'
    query: SysSysAnnouncementSendListQuery
    params: None
    body: undefined
    result: SysSysAnnouncementSendListResult
  }
  /** `GET /sys/sysAnnouncementSend/queryById` One read mark. */
  sysSysAnnouncementSendQueryById: {
    method: 'GET'
    query: SysSysAnnouncementSendQueryByIdQuery
    params: None
    body: undefined
    result: SysAnnouncementSend
  }
  /** `POST /sys/sysAnnouncementSend/add` Name one more recipient. */
  sysSysAnnouncementSendAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysAnnouncementSendAdd
    result: null
  }
  /** `PUT /sys/sysAnnouncementSend/edit` Change a read mark. */
  sysSysAnnouncementSendEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysAnnouncementSendEdit
    result: null
  }
  /** `DELETE /sys/sysAnnouncementSend/delete` Remove a read mark. */
  sysSysAnnouncementSendDelete: {
    method: 'DELETE'
    query: SysSysAnnouncementSendDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/sysAnnouncementSend/deleteBatch` Remove read marks. */
  sysSysAnnouncementSendDeleteBatch: {
    method: 'DELETE'
    query: SysSysAnnouncementSendDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/annountCement/getUnreadMessageCount` How many the caller has not read, of each kind, as clients of 3.x ask for the bell. */
  sysAnnountCementGetUnreadMessageCount: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: UnreadCounts
  }
  /** `GET /sys/sysAnnouncementSend/getOne` One that is announced to the caller. */
  sysSysAnnouncementSendGetOne: {
    method: 'GET'
    query: SysSysAnnouncementSendGetOneQuery
    params: None
    body: undefined
    result: MyAnnouncement
  }
  /** `GET /sys/annountCement/vue3List` What is announced to the caller in a time, by a sender or of a kind, the newest first. */
  sysAnnountCementVue3List: {
    method: 'GET'
    query: SysAnnountCementVue3ListQuery
    params: None
    body: undefined
    result: MyAnnouncement[]
  }
  /** `GET /sys/apiDocs/list` The operations of this server, page by page. */
  sysApiDocsList: {
    method: 'GET'
    query: SysApiDocsListQuery
    params: None
    body: undefined
    result: SysApiDocsListResult
  }
  /** `GET /sys/randomImage/{key}` A picture of four letters or digits for a key of the client, as a data address; good for five minutes and one sign-in. */
  sysRandomImage: {
    method: 'GET'
    query: None
    params: SysRandomImageParams
    body: undefined
    result: string
  }
  /** `POST /sys/checkCaptcha` Whether a text is what the picture of a key shows; it is not used up. */
  sysCheckCaptcha: {
    method: 'POST'
    query: None
    params: None
    body: CaptchaBody
    result: null
  }
  /** `POST /sys/login` Sign in with account and password. Answers code 200; with a second factor code 428 and a SecondFactorChallenge. */
  sysLogin: {
    method: 'POST'
    query: None
    params: None
    body: LoginBody
    result: LoginResult
  }
  /** `GET /sys/logout` Sign out, as clients of the family call it too. */
  sysLogoutGet: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/logout` Sign out; the token of the header is revoked. */
  sysLogout: {
    method: 'POST'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/permission/getUserPermissionByToken` The menu of the caller and his button permissions. Answers code 200. */
  sysPermissionGetUserPermissionByToken: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: UserPermission
  }
  /** `GET /sys/user/getCurrentUserDeparts` The departments of the caller. */
  sysUserGetCurrentUserDeparts: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: CurrentDeparts
  }
  /** `PUT /sys/selectDepart` Choose the current department of the caller. */
  sysSelectDepart: {
    method: 'PUT'
    query: None
    params: None
    body: SelectDepartBody
    result: SysSelectDepartResult
  }
  /** `POST /sys/selectDepart` Choose the current department of the caller. */
  sysSelectDepartPost: {
    method: 'POST'
    query: None
    params: None
    body: SelectDepartBody
    result: SysSelectDepartPostResult
  }
  /** `PUT /sys/user/updatePassword` Change the own password; every session of the caller ends. */
  sysUserUpdatePassword: {
    method: 'PUT'
    query: None
    params: None
    body: UpdatePasswordBody
    result: null
  }
  /** `POST /sys/user/updatePassword` Change the own password; every session of the caller ends. */
  sysUserUpdatePasswordPost: {
    method: 'POST'
    query: None
    params: None
    body: UpdatePasswordBody
    result: null
  }
  /** `POST /sys/mLogin` Sign in with account and password, as apps of the family do. Answers code 200. */
  sysMLogin: {
    method: 'POST'
    query: None
    params: None
    body: AppLoginBody
    result: AppLoginResult
  }
  /** `GET /sys/getEncryptedString` What clients of 3.x encrypt the password of a sign-in with. It is the same everywhere and no secret. */
  sysGetEncryptedString: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: PasswordKey
  }
  /** `POST /sys/loginGetUserDeparts` Departments to choose among before a sign-in, which clients of 3.x ask for. None are told: they come with the sign-in. */
  sysLoginGetUserDeparts: {
    method: 'POST'
    query: None
    params: None
    body: NoDepartsBody
    result: NoDeparts
  }
  /** `GET /sys/user/getUserInfo` Who the caller is, and every dictionary, as clients of 3.x ask after a sign-in. */
  sysUserGetUserInfo: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: OwnUser
  }
  /** `GET /sys/user/login/setting/getUserData` The own account, for the settings page of clients of 3.x. */
  sysUserLoginSettingGetUserData: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysUser
  }
  /** `GET /sys/user/verifyIzDefaultPwd` Whether the password is a default one, which clients of 3.x warn of. There is no default password: a success without result. */
  sysUserVerifyIzDefaultPwd: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/permission/getPermCode` The rights of the caller as codes, as clients of 3.x ask for them. */
  sysPermissionGetPermCode: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: PermissionCodes
  }
  /** `GET /sys/backup/list` Backups in the folder of this server, the newest first. */
  sysBackupList: {
    method: 'GET'
    query: SysBackupListQuery
    params: None
    body: undefined
    result: SysBackupListResult
  }
  /** `GET /sys/backup/place` Where backups lie, and the command that restores one. */
  sysBackupPlace: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: BackupPlace
  }
  /** `POST /sys/backup/run` Ask for a backup, and for a trial of it; its result is that of the run. */
  sysBackupRun: {
    method: 'POST'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/backup/check` Ask for a restore into a database that is made for it and removed again; its result is that of the run. */
  sysBackupCheck: {
    method: 'POST'
    query: None
    params: None
    body: SysBackupCheckBody
    result: null
  }
  /** `GET /sys/backup/download` The file of a backup. */
  sysBackupDownload: {
    method: 'GET'
    query: SysBackupDownloadQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `DELETE /sys/backup/delete` Delete a backup. */
  sysBackupDelete: {
    method: 'DELETE'
    query: SysBackupDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/category/rootList` Categories at the top, or below pid. */
  sysCategoryRootList: {
    method: 'GET'
    query: SysCategoryRootListQuery
    params: None
    body: undefined
    result: SysCategoryRootListResult
  }
  /** `GET /sys/category/childList` Categories below one. */
  sysCategoryChildList: {
    method: 'GET'
    query: SysCategoryChildListQuery
    params: None
    body: undefined
    result: SysCategory[]
  }
  /** `GET /sys/category/getChildListBatch` Categories below several. */
  sysCategoryGetChildListBatch: {
    method: 'GET'
    query: SysCategoryGetChildListBatchQuery
    params: None
    body: undefined
    result: SysCategoryGetChildListBatchResult
  }
  /** `GET /sys/category/queryById` One category. */
  sysCategoryQueryById: {
    method: 'GET'
    query: SysCategoryQueryByIdQuery
    params: None
    body: undefined
    result: SysCategory
  }
  /** `POST /sys/category/add` Add a category; its code is generated. */
  sysCategoryAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysCategoryAdd
    result: null
  }
  /** `PUT /sys/category/edit` Change a category. */
  sysCategoryEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysCategoryEdit
    result: null
  }
  /** `DELETE /sys/category/delete` Delete a category and those below. */
  sysCategoryDelete: {
    method: 'DELETE'
    query: SysCategoryDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/category/deleteBatch` Delete categories and those below. */
  sysCategoryDeleteBatch: {
    method: 'DELETE'
    query: SysCategoryDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/category/checkCode` Whether a code fits below its parent. */
  sysCategoryCheckCode: {
    method: 'GET'
    query: SysCategoryCheckCodeQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/category/loadOne` The one category whose column has the value; none and several are errors. */
  sysCategoryLoadOne: {
    method: 'GET'
    query: SysCategoryLoadOneQuery
    params: None
    body: undefined
    result: SysCategory
  }
  /** `GET /sys/category/loadTreeRoot` Nodes below the one with the code. */
  sysCategoryLoadTreeRoot: {
    method: 'GET'
    query: SysCategoryLoadTreeRootQuery
    params: None
    body: undefined
    result: TreeSelectModel[]
  }
  /** `GET /sys/category/loadTreeChildren` Nodes below one id. */
  sysCategoryLoadTreeChildren: {
    method: 'GET'
    query: SysCategoryLoadTreeChildrenQuery
    params: None
    body: undefined
    result: TreeSelectModel[]
  }
  /** `GET /sys/category/loadTreeData` Nodes below an id, or below a code when pid is empty; code 0 is the root. */
  sysCategoryLoadTreeData: {
    method: 'GET'
    query: SysCategoryLoadTreeDataQuery
    params: None
    body: undefined
    result: TreeSelectModel[]
  }
  /** `GET /sys/category/loadDictItem` Names of categories. */
  sysCategoryLoadDictItem: {
    method: 'GET'
    query: SysCategoryLoadDictItemQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `GET /sys/category/loadAllData` Categories below a code as options, value = id; code 0 is all. */
  sysCategoryLoadAllData: {
    method: 'GET'
    query: SysCategoryLoadAllDataQuery
    params: None
    body: undefined
    result: DictModel[]
  }
  /** `GET /sys/category/exportXls` Workbook of the categories that the filters leave, or of `selections`. */
  sysCategoryExportXls: {
    method: 'GET'
    query: SysCategoryExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/category/importExcel` Import categories from a workbook. */
  sysCategoryImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysCategoryImportExcelResult
  }
  /** `POST /sys/category/importPreview` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  sysCategoryImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/category/importTemplate` An empty workbook to fill in and import. Ours; the family has none. */
  sysCategoryImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/checkRule/checkByCode` Whether a value keeps the rules of a code. Refused is success false with the first rule that refuses: digits, pattern, message, checkValue, and where the characters stand. */
  sysCheckRuleCheckByCode: {
    method: 'GET'
    query: SysCheckRuleCheckByCodeQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/comment/listByForm` Comments on a record, the newest first. */
  sysCommentListByForm: {
    method: 'GET'
    query: SysCommentListByFormQuery
    params: None
    body: undefined
    result: SysCommentListByFormResult
  }
  /** `GET /sys/comment/fileList` Files of the comments on a record, the newest comment first. */
  sysCommentFileList: {
    method: 'GET'
    query: SysCommentFileListQuery
    params: None
    body: undefined
    result: SysCommentFileListResult
  }
  /** `GET /sys/comment/queryById` One comment. */
  sysCommentQueryById: {
    method: 'GET'
    query: SysCommentQueryByIdQuery
    params: None
    body: undefined
    result: SysComment
  }
  /** `GET /sys/comment/getFileViewDomain` Where another server shows files; empty: there is none, files are shown by the client. */
  sysCommentGetFileViewDomain: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: string
  }
  /** `POST /sys/comment/addText` Add a comment; users that it names, and the writer of the comment that it answers, get a message. The result is its id. */
  sysCommentAddText: {
    method: 'POST'
    query: None
    params: None
    body: SysCommentAdd
    result: string
  }
  /** `POST /sys/comment/addFile` Add a file to an own comment, or as a comment of its own. The result is the id of the comment. */
  sysCommentAddFile: {
    method: 'POST'
    query: None
    params: None
    body: SysCommentFileForm
    result: string
  }
  /** `DELETE /sys/comment/deleteOne` Delete an own comment for good, or that of another user where the caller may delete the records of the list. */
  sysCommentDeleteOne: {
    method: 'DELETE'
    query: SysCommentDeleteOneQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /content/columns` Columns that are shown. */
  contentColumns: {
    method: 'GET'
    query: ContentColumnsQuery
    params: None
    body: undefined
    result: ContentColumn[]
  }
  /** `GET /content/articles` Articles of a column and of those below it, or of all: pinned ones first, then the newest. */
  contentArticles: {
    method: 'GET'
    query: ContentArticlesQuery
    params: None
    body: undefined
    result: ContentArticlesResult
  }
  /** `GET /content/article/{id}` One article. */
  contentArticle: {
    method: 'GET'
    query: ContentArticleQuery
    params: ContentArticleParams
    body: undefined
    result: ContentArticle
  }
  /** `GET /content/article/{id}/picture/{no}` A picture of an article. */
  contentArticlePicture: {
    method: 'GET'
    query: ContentArticlePictureQuery
    params: ContentArticlePictureParams
    body: undefined
    result: Binary
  }
  /** `GET /content/article/{id}/file/{no}` An attachment of an article. */
  contentArticleFile: {
    method: 'GET'
    query: ContentArticleFileQuery
    params: ContentArticleFileParams
    body: undefined
    result: Binary
  }
  /** `GET /content/slides` Slides of the home page. */
  contentSlides: {
    method: 'GET'
    query: ContentSlidesQuery
    params: None
    body: undefined
    result: ContentSlide[]
  }
  /** `GET /content/slide/{id}/picture` The picture of a slide. */
  contentSlidePicture: {
    method: 'GET'
    query: ContentSlidePictureQuery
    params: ContentSlidePictureParams
    body: undefined
    result: Binary
  }
  /** `GET /content/links` Links to other websites. */
  contentLinks: {
    method: 'GET'
    query: ContentLinksQuery
    params: None
    body: undefined
    result: ContentLink[]
  }
  /** `GET /content/link/{id}/logo` The logo of a link. */
  contentLinkLogo: {
    method: 'GET'
    query: ContentLinkLogoQuery
    params: ContentLinkLogoParams
    body: undefined
    result: Binary
  }
  /** `GET /content/feed.xml` The newest fifty articles as an Atom feed. */
  contentFeedXml: {
    method: 'GET'
    query: ContentFeedXmlQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/contract/list` Extractions from documents that the caller may read, the newest first. */
  unstructurDocumentdataContractList: {
    method: 'GET'
    query: UnstructurDocumentdataContractListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataContractListResult
  }
  /** `GET /unstructur/documentdata/contract/queryById` An extraction with its values and their places. */
  unstructurDocumentdataContractQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataContractQueryByIdQuery
    params: None
    body: undefined
    result: ContractExtraction
  }
  /** `POST /unstructur/documentdata/contract/extract` Begin a job that looks for the fields of templates in documents that the caller may read. */
  unstructurDocumentdataContractExtract: {
    method: 'POST'
    query: None
    params: None
    body: ContractChoice
    result: ContractAsked
  }
  /** `PUT /unstructur/documentdata/contract/value/edit` Confirm, correct or deny a value, or open it again; refused over a change that the caller has not seen. */
  unstructurDocumentdataContractValueEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ContractValueGiven
    result: ContractExtraction
  }
  /** `PUT /unstructur/documentdata/contract/check` Mark a contract as checked, once none of its values is open, or take that back. */
  unstructurDocumentdataContractCheck: {
    method: 'PUT'
    query: None
    params: None
    body: ContractCheckGiven
    result: ContractExtraction
  }
  /** `DELETE /unstructur/documentdata/contract/delete` Remove an extraction with its values. */
  unstructurDocumentdataContractDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataContractDeleteQuery
    params: None
    body: undefined
    result: unknown
  }
  /** `GET /unstructur/documentdata/contract/results` The contracts of a template that the list shows with these conditions, with the values of their fields. */
  unstructurDocumentdataContractResults: {
    method: 'GET'
    query: UnstructurDocumentdataContractResultsQuery
    params: None
    body: undefined
    result: ContractResults
  }
  /** `GET /unstructur/documentdata/contract/exportXls` The same as a workbook. */
  unstructurDocumentdataContractExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataContractExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/learning/list` Published courses that the caller may see, with the own progress. */
  courseLearningList: {
    method: 'GET'
    query: CourseLearningListQuery
    params: None
    body: undefined
    result: CourseLearningListResult
  }
  /** `GET /course/learning/filters` Categories and collections of the courses that the caller may see. */
  courseLearningFilters: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: LearningFilters
  }
  /** `GET /course/learning/queryById` A published course with chapters, lessons and the own progress. */
  courseLearningQueryById: {
    method: 'GET'
    query: CourseLearningQueryByIdQuery
    params: None
    body: undefined
    result: LearningCourseContent
  }
  /** `POST /course/learning/open` Begins or resumes a lesson: from now on it may be watched. Answers how far the caller has come. */
  courseLearningOpen: {
    method: 'POST'
    query: None
    params: None
    body: OpenedLesson
    result: LessonProgress
  }
  /** `POST /course/learning/report` Reports what was watched since the last report. What is faster than the highest speed allows is refused. */
  courseLearningReport: {
    method: 'POST'
    query: None
    params: None
    body: WatchedReport
    result: LessonProgress
  }
  /** `GET /course/learning/notes` The caller's own notes on a lesson, in the order of their moments. */
  courseLearningNotes: {
    method: 'GET'
    query: CourseLearningNotesQuery
    params: None
    body: undefined
    result: LessonNote[]
  }
  /** `POST /course/learning/notes/add` Writes an own note at a moment of a lesson. */
  courseLearningNotesAdd: {
    method: 'POST'
    query: None
    params: None
    body: NewLessonNote
    result: LessonNote
  }
  /** `DELETE /course/learning/notes/delete` Removes an own note. */
  courseLearningNotesDelete: {
    method: 'DELETE'
    query: CourseLearningNotesDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /course/learning/certificates/list` The caller's own certificates. */
  courseLearningCertificatesList: {
    method: 'GET'
    query: CourseLearningCertificatesListQuery
    params: None
    body: undefined
    result: CourseLearningCertificatesListResult
  }
  /** `POST /course/learning/certificates/issue` The caller's certificate of a finished course, given the first time that it is asked for. Refused before the course is finished, and once the certificate is revoked. */
  courseLearningCertificatesIssue: {
    method: 'POST'
    query: None
    params: None
    body: CertificateAsk
    result: LearningCertificate
  }
  /** `GET /course/learning/certificates/queryById` A certificate as it is printed: an own one, or with the right courseCertificate:list one of that list. Refused once it is revoked. */
  courseLearningCertificatesQueryById: {
    method: 'GET'
    query: CourseLearningCertificatesQueryByIdQuery
    params: None
    body: undefined
    result: LearningCertificate
  }
  /** `POST /course/certificate/revoke` Revoke a certificate, with the reason that its owner is told. */
  courseCertificateRevoke: {
    method: 'POST'
    query: None
    params: None
    body: CertificateRevocation
    result: null
  }
  /** `GET /sys/cron/nextRuns` The next runs of an expression, its year left out of account: what the preview of a cron field asks for. */
  sysCronNextRuns: {
    method: 'GET'
    query: SysCronNextRunsQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `GET /sys/dataRuleTrial/list` The lists that an account may open, those that something narrows first; empty without an account. */
  sysDataRuleTrialList: {
    method: 'GET'
    query: SysDataRuleTrialListQuery
    params: None
    body: undefined
    result: DataRuleTrial[]
  }
  /** `GET /sys/dataRuleTrial/grants` Through which roles an account may open a list, and which rules each of them carries. */
  sysDataRuleTrialGrants: {
    method: 'GET'
    query: SysDataRuleTrialGrantsQuery
    params: None
    body: undefined
    result: DataRuleTrialGrant[]
  }
  /** `GET /sys/dataRuleTrial/records` The records that the account sees, as far as the caller may see them as well. */
  sysDataRuleTrialRecords: {
    method: 'GET'
    query: SysDataRuleTrialRecordsQuery
    params: None
    body: undefined
    result: SysDataRuleTrialRecordsResult
  }
  /** `GET /sys/permission/getPermRuleListByPermId` Every rule of a menu entry. */
  sysPermissionGetPermRuleListByPermId: {
    method: 'GET'
    query: SysPermissionGetPermRuleListByPermIdQuery
    params: None
    body: undefined
    result: SysPermissionDataRule[]
  }
  /** `GET /sys/permission/queryPermissionRule` Rules of a menu entry by name and value. */
  sysPermissionQueryPermissionRule: {
    method: 'GET'
    query: SysPermissionQueryPermissionRuleQuery
    params: None
    body: undefined
    result: SysPermissionDataRule[]
  }
  /** `POST /sys/permission/addPermissionRule` Add a rule to a menu entry. */
  sysPermissionAddPermissionRule: {
    method: 'POST'
    query: None
    params: None
    body: SysPermissionDataRuleAdd
    result: null
  }
  /** `PUT /sys/permission/editPermissionRule` Change a rule. */
  sysPermissionEditPermissionRule: {
    method: 'PUT'
    query: None
    params: None
    body: SysPermissionDataRuleEdit
    result: null
  }
  /** `DELETE /sys/permission/deletePermissionRule` Delete a rule; grants carry it no more. */
  sysPermissionDeletePermissionRule: {
    method: 'DELETE'
    query: SysPermissionDeletePermissionRuleQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/role/datarule/{permissionId}/{roleId}` The rules of a menu entry, and those that the grant of a role carries. */
  sysRoleDataruleGet: {
    method: 'GET'
    query: None
    params: SysRoleDataruleGetParams
    body: undefined
    result: DataRuleChoice
  }
  /** `POST /sys/role/datarule` Choose the rules that the grant of a role carries. */
  sysRoleDatarulePost: {
    method: 'POST'
    query: None
    params: None
    body: RoleDataRuleBody
    result: null
  }
  /** `GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}` The rules of a menu entry, and those that the grant of a department carries. */
  sysSysDepartPermissionDataruleGet: {
    method: 'GET'
    query: None
    params: SysSysDepartPermissionDataruleGetParams
    body: undefined
    result: DataRuleChoice
  }
  /** `POST /sys/sysDepartPermission/datarule` Choose the rules that the grant of a department carries; they bind all of its roles. */
  sysSysDepartPermissionDatarulePost: {
    method: 'POST'
    query: None
    params: None
    body: DepartDataRuleBody
    result: null
  }
  /** `GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}` The rules of a menu entry, and those that the grant of a department's role carries. */
  sysSysDepartRoleDataruleGet: {
    method: 'GET'
    query: None
    params: SysSysDepartRoleDataruleGetParams
    body: undefined
    result: DataRuleChoice
  }
  /** `POST /sys/sysDepartRole/datarule` Choose the rules that the grant of a department's role carries. */
  sysSysDepartRoleDatarulePost: {
    method: 'POST'
    query: None
    params: None
    body: RoleDataRuleBody
    result: null
  }
  /** `GET /sys/dataSource/list` Data sources, without their passwords. */
  sysDataSourceList: {
    method: 'GET'
    query: SysDataSourceListQuery
    params: None
    body: undefined
    result: SysDataSourceListResult
  }
  /** `GET /sys/dataSource/queryById` One data source, without its password. */
  sysDataSourceQueryById: {
    method: 'GET'
    query: SysDataSourceQueryByIdQuery
    params: None
    body: undefined
    result: SysDataSource
  }
  /** `GET /sys/dataSource/options` Codes and names, to choose among. */
  sysDataSourceOptions: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysDataSourceOptionsResult
  }
  /** `POST /sys/dataSource/add` Save a new data source. */
  sysDataSourceAdd: {
    method: 'POST'
    query: None
    params: None
    body: DataSourceAdd
    result: null
  }
  /** `PUT /sys/dataSource/edit` Save a changed data source. */
  sysDataSourceEdit: {
    method: 'PUT'
    query: None
    params: None
    body: DataSourceEdit
    result: null
  }
  /** `POST /sys/dataSource/test` Connect to a data source, and keep what came of it. */
  sysDataSourceTest: {
    method: 'POST'
    query: None
    params: None
    body: SysDataSourceTestBody
    result: null
  }
  /** `DELETE /sys/dataSource/delete` Delete a data source. */
  sysDataSourceDelete: {
    method: 'DELETE'
    query: SysDataSourceDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/dataSource/deleteBatch` Delete several data sources. */
  sysDataSourceDeleteBatch: {
    method: 'DELETE'
    query: SysDataSourceDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/dataSource/tables` Tables and views that the account of a data source may read; 1000 at most. */
  sysDataSourceTables: {
    method: 'GET'
    query: SysDataSourceTablesQuery
    params: None
    body: undefined
    result: DataSourceTable[]
  }
  /** `GET /sys/dataSource/columns` Columns of a table of a data source, with values of its first rows. */
  sysDataSourceColumns: {
    method: 'GET'
    query: SysDataSourceColumnsQuery
    params: None
    body: undefined
    result: DataSourceColumn[]
  }
  /** `GET /sys/dataSource/workbook` Workbook of the rows of a table of a data source, with the heads that its columns are called by: what imports of lists read. */
  sysDataSourceWorkbook: {
    method: 'GET'
    query: SysDataSourceWorkbookQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /data/import/begin` Have an uploaded file looked at. */
  dataImportBegin: {
    method: 'POST'
    query: None
    params: None
    body: DataImportBegin
    result: DataImportStarted
  }
  /** `POST /data/import/beginTable` Have a table of a data source read; its rows come in as those of a file. */
  dataImportBeginTable: {
    method: 'POST'
    query: None
    params: None
    body: DataImportBeginTable
    result: DataImportStarted
  }
  /** `GET /data/import/queryById` An own import: what was found in the file, how far it is, what has come of it. */
  dataImportQueryById: {
    method: 'GET'
    query: DataImportQueryByIdQuery
    params: None
    body: undefined
    result: DataImport
  }
  /** `POST /data/import/look` Have the file looked at again in another form. */
  dataImportLook: {
    method: 'POST'
    query: None
    params: None
    body: DataImportForm
    result: null
  }
  /** `POST /data/import/run` Bring the rows of the file into a sheet. */
  dataImportRun: {
    method: 'POST'
    query: None
    params: None
    body: DataImportRun
    result: null
  }
  /** `POST /data/import/cancel` End what is under way for an import. */
  dataImportCancel: {
    method: 'POST'
    query: None
    params: None
    body: DataImportId
    result: null
  }
  /** `GET /data/sheet/open` A version of a sheet with its columns and what they hold. */
  dataSheetOpen: {
    method: 'GET'
    query: DataSheetOpenQuery
    params: None
    body: undefined
    result: DataSheetContent
  }
  /** `POST /data/sheet/rows` Rows of a sheet after some steps. */
  dataSheetRows: {
    method: 'POST'
    query: None
    params: None
    body: DataRowsAsked
    result: DataRows
  }
  /** `GET /data/version/list` Versions of a sheet, the newest first. */
  dataVersionList: {
    method: 'GET'
    query: DataVersionListQuery
    params: None
    body: undefined
    result: DataVersionListResult
  }
  /** `POST /data/version/restore` Make a former version the current one again. */
  dataVersionRestore: {
    method: 'POST'
    query: None
    params: None
    body: DataVersionId
    result: null
  }
  /** `GET /data/sheet/apart` Rows of the source that were set apart, with their places and reasons. */
  dataSheetApart: {
    method: 'GET'
    query: DataSheetApartQuery
    params: None
    body: undefined
    result: DataApart
  }
  /** `POST /data/sheet/mend` Have rows that were set apart brought in as they are mended; what does not fit stays apart. */
  dataSheetMend: {
    method: 'POST'
    query: None
    params: None
    body: DataMend
    result: DataRecipeStarted
  }
  /** `POST /data/sheet/correct` Correct a value: a step of a recipe says what it becomes, who has said so, and why. */
  dataSheetCorrect: {
    method: 'POST'
    query: None
    params: None
    body: DataCorrection
    result: DataCorrected
  }
  /** `PUT /data/sheet/mask` Mask a column for callers without the right to see it, or no longer. */
  dataSheetMask: {
    method: 'PUT'
    query: None
    params: None
    body: DataMask
    result: null
  }
  /** `PUT /data/sheet/meaning` Say what the values of a column mean, against which they are held then. */
  dataSheetMeaning: {
    method: 'PUT'
    query: None
    params: None
    body: DataMeaning
    result: null
  }
  /** `GET /data/sheet/quality` How the versions of a sheet kept the rules of the recipes that made them, the oldest first: the last hundred that were held against some. */
  dataSheetQuality: {
    method: 'GET'
    query: DataSheetQualityQuery
    params: None
    body: undefined
    result: DataQualityPoint[]
  }
  /** `POST /data/sheet/exportFile` Have the rows of a sheet after some steps written into a file of the caller, by a job. */
  dataSheetExportFile: {
    method: 'POST'
    query: None
    params: None
    body: DataExport
    result: null
  }
  /** `GET /data/sheet/lineage` Sheets that the rows of a sheet come from, and those that were made of them, at every step. */
  dataSheetLineage: {
    method: 'GET'
    query: DataSheetLineageQuery
    params: None
    body: undefined
    result: DataLineage
  }
  /** `GET /data/sheet/paper` The working paper of a run: what a version of a sheet was made of, with which steps and values, and the sums that it is held against. */
  dataSheetPaper: {
    method: 'GET'
    query: DataSheetPaperQuery
    params: None
    body: undefined
    result: DataPaper
  }
  /** `GET /data/recipe/open` A version of a recipe with its steps. */
  dataRecipeOpen: {
    method: 'GET'
    query: DataRecipeOpenQuery
    params: None
    body: undefined
    result: DataRecipeContent
  }
  /** `PUT /data/recipe/steps` Keep steps as the newest version of a recipe. */
  dataRecipeSteps: {
    method: 'PUT'
    query: None
    params: None
    body: DataRecipeSteps
    result: DataRecipeSaved
  }
  /** `POST /data/recipe/preview` Steps checked one by one, with rows of a sample after some of them. */
  dataRecipePreview: {
    method: 'POST'
    query: None
    params: None
    body: DataPreviewAsked
    result: DataPreview
  }
  /** `POST /data/recipe/match` What a join will find: keys without a match, and keys that stand twice. */
  dataRecipeMatch: {
    method: 'POST'
    query: None
    params: None
    body: DataJoinAsked
    result: DataJoinReport
  }
  /** `POST /data/recipe/run` Have the rows of a recipe made into a new sheet, or a new version of one. */
  dataRecipeRun: {
    method: 'POST'
    query: None
    params: None
    body: DataRecipeRun
    result: DataRecipeStarted
  }
  /** `GET /data/recipeVersion/list` Versions of a recipe, the newest first. */
  dataRecipeVersionList: {
    method: 'GET'
    query: DataRecipeVersionListQuery
    params: None
    body: undefined
    result: DataRecipeVersionListResult
  }
  /** `POST /data/recipe/begin` Make a recipe over a sheet, with steps to begin with. */
  dataRecipeBegin: {
    method: 'POST'
    query: None
    params: None
    body: DataRecipeBegin
    result: DataRecipeId
  }
  /** `GET /sys/permission/queryDepartPermission` Menu ids that a department holds. */
  sysPermissionQueryDepartPermission: {
    method: 'GET'
    query: SysPermissionQueryDepartPermissionQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `POST /sys/permission/saveDepartPermission` Grant menus to a department and take them away, from its roles too. */
  sysPermissionSaveDepartPermission: {
    method: 'POST'
    query: None
    params: None
    body: SaveDepartPermissionBody
    result: null
  }
  /** `GET /sys/sysDepartPermission/queryTreeList` Every menu as a tree, to grant to departments. */
  sysSysDepartPermissionQueryTreeList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: MenuTree
  }
  /** `GET /sys/sysDepartPermission/queryTreeListForDeptRole` The menus that a department holds as a tree, to grant to its roles. */
  sysSysDepartPermissionQueryTreeListForDeptRole: {
    method: 'GET'
    query: SysSysDepartPermissionQueryTreeListForDeptRoleQuery
    params: None
    body: undefined
    result: MenuTree
  }
  /** `GET /sys/sysDepartPermission/queryDeptRolePermission` Menu ids that a role of a department holds. */
  sysSysDepartPermissionQueryDeptRolePermission: {
    method: 'GET'
    query: SysSysDepartPermissionQueryDeptRolePermissionQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `POST /sys/sysDepartPermission/saveDeptRolePermission` Grant menus of the department to one of its roles and take them away. */
  sysSysDepartPermissionSaveDeptRolePermission: {
    method: 'POST'
    query: None
    params: None
    body: SaveDeptRolePermissionBody
    result: null
  }
  /** `GET /sys/sysDepartRole/list` Roles of a department. */
  sysSysDepartRoleList: {
    method: 'GET'
    query: SysSysDepartRoleListQuery
    params: None
    body: undefined
    result: SysSysDepartRoleListResult
  }
  /** `GET /sys/sysDepartRole/queryById` A role of a department. */
  sysSysDepartRoleQueryById: {
    method: 'GET'
    query: SysSysDepartRoleQueryByIdQuery
    params: None
    body: undefined
    result: SysDepartRole
  }
  /** `POST /sys/sysDepartRole/add` Add a role to a department. */
  sysSysDepartRoleAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysDepartRoleAdd
    result: null
  }
  /** `PUT /sys/sysDepartRole/edit` Change a role of a department. */
  sysSysDepartRoleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysDepartRoleEdit
    result: null
  }
  /** `DELETE /sys/sysDepartRole/delete` Delete a role of a department. */
  sysSysDepartRoleDelete: {
    method: 'DELETE'
    query: SysSysDepartRoleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/sysDepartRole/deleteBatch` Delete several roles of departments. */
  sysSysDepartRoleDeleteBatch: {
    method: 'DELETE'
    query: SysSysDepartRoleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/sysDepartRole/getDeptRoleList` Every role of a department, to give to one of its members. */
  sysSysDepartRoleGetDeptRoleList: {
    method: 'GET'
    query: SysSysDepartRoleGetDeptRoleListQuery
    params: None
    body: undefined
    result: SysDepartRole[]
  }
  /** `GET /sys/sysDepartRole/getDeptRoleByUserId` The roles of a department that a member has. */
  sysSysDepartRoleGetDeptRoleByUserId: {
    method: 'GET'
    query: SysSysDepartRoleGetDeptRoleByUserIdQuery
    params: None
    body: undefined
    result: SysDepartRoleUser[]
  }
  /** `GET /sys/sysDepartRole/memberList` Members of the department of a role, and who of them has it. */
  sysSysDepartRoleMemberList: {
    method: 'GET'
    query: SysSysDepartRoleMemberListQuery
    params: None
    body: undefined
    result: SysSysDepartRoleMemberListResult
  }
  /** `POST /sys/sysDepartRole/deptRoleUserAdd` Give roles of a department to a member and take them away. */
  sysSysDepartRoleDeptRoleUserAdd: {
    method: 'POST'
    query: None
    params: None
    body: DeptRoleUserAddBody
    result: null
  }
  /** `GET /sys/sysDepart/queryTreeList` All departments as a tree; leaves have children null. */
  sysSysDepartQueryTreeList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysDepartTreeModel[]
  }
  /** `GET /sys/sysDepart/queryIdTree` All departments as a tree of ids and names, for selectors. */
  sysSysDepartQueryIdTree: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: DepartIdModel[]
  }
  /** `GET /sys/sysDepart/queryMyDeptTreeList` Departments that the caller is in charge of. The message is `1` or `2`, his userIdentity. */
  sysSysDepartQueryMyDeptTreeList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysSysDepartQueryMyDeptTreeListResult
  }
  /** `GET /sys/sysDepart/searchBy` Departments whose name contains the word, flat; none is an error. */
  sysSysDepartSearchBy: {
    method: 'GET'
    query: SysSysDepartSearchByQuery
    params: None
    body: undefined
    result: SysDepartTreeModel[]
  }
  /** `GET /sys/sysDepart/queryById` One department. Ours, for forms. */
  sysSysDepartQueryById: {
    method: 'GET'
    query: SysSysDepartQueryByIdQuery
    params: None
    body: undefined
    result: SysDepart
  }
  /** `POST /sys/sysDepart/add` Add a department; its code is generated. */
  sysSysDepartAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysDepartAdd
    result: null
  }
  /** `PUT /sys/sysDepart/edit` Change a department. */
  sysSysDepartEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysDepartEdit
    result: null
  }
  /** `DELETE /sys/sysDepart/delete` Delete a department and those below. */
  sysSysDepartDelete: {
    method: 'DELETE'
    query: SysSysDepartDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/sysDepart/deleteBatch` Delete departments and those below. */
  sysSysDepartDeleteBatch: {
    method: 'DELETE'
    query: SysSysDepartDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/sysDepart/listAll` Departments by code. */
  sysSysDepartListAll: {
    method: 'GET'
    query: SysSysDepartListAllQuery
    params: None
    body: undefined
    result: SysDepart[]
  }
  /** `GET /sys/sysDepart/exportXls` Workbook of the departments that the filters leave, or of `selections`. */
  sysSysDepartExportXls: {
    method: 'GET'
    query: SysSysDepartExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/sysDepart/importExcel` Import departments from a workbook. */
  sysSysDepartImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysSysDepartImportExcelResult
  }
  /** `POST /sys/sysDepart/importPreview` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  sysSysDepartImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/sysDepart/importTemplate` An empty workbook to fill in and import. Ours; the family has none. */
  sysSysDepartImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/sysDepart/queryDepartTreeSync` What stands below one department, or those that are named, as trees of 3.x are opened level by level. */
  sysSysDepartQueryDepartTreeSync: {
    method: 'GET'
    query: SysSysDepartQueryDepartTreeSyncQuery
    params: None
    body: undefined
    result: SysDepartTreeModel[]
  }
  /** `GET /sys/sysDepart/queryAllParentId` What stands above departments, by their ids or else by their codes. */
  sysSysDepartQueryAllParentId: {
    method: 'GET'
    query: SysSysDepartQueryAllParentIdQuery
    params: None
    body: undefined
    result: SysSysDepartQueryAllParentIdResult
  }
  /** `GET /sys/dict/list` Dictionaries. */
  sysDictList: {
    method: 'GET'
    query: SysDictListQuery
    params: None
    body: undefined
    result: SysDictListResult
  }
  /** `GET /sys/dict/treeList` Dictionaries as flat nodes. */
  sysDictTreeList: {
    method: 'GET'
    query: SysDictTreeListQuery
    params: None
    body: undefined
    result: SysDictNode[]
  }
  /** `GET /sys/dict/queryById` One dictionary. Ours, for forms. */
  sysDictQueryById: {
    method: 'GET'
    query: SysDictQueryByIdQuery
    params: None
    body: undefined
    result: SysDict
  }
  /** `POST /sys/dict/add` Add a dictionary. */
  sysDictAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysDictAdd
    result: null
  }
  /** `PUT /sys/dict/edit` Change a dictionary. */
  sysDictEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysDictEdit
    result: null
  }
  /** `DELETE /sys/dict/delete` Move a dictionary to the recycle bin. */
  sysDictDelete: {
    method: 'DELETE'
    query: SysDictDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/dict/deleteBatch` Move dictionaries to the recycle bin. */
  sysDictDeleteBatch: {
    method: 'DELETE'
    query: SysDictDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/dict/deleteList` Dictionaries in the recycle bin. */
  sysDictDeleteList: {
    method: 'GET'
    query: SysDictDeleteListQuery
    params: None
    body: undefined
    result: SysDict[]
  }
  /** `DELETE /sys/dict/deletePhysic/{id}` Erase a dictionary for good. */
  sysDictDeletePhysic: {
    method: 'DELETE'
    query: None
    params: SysDictDeletePhysicParams
    body: undefined
    result: null
  }
  /** `PUT /sys/dict/back/{id}` Restore a dictionary from the recycle bin. */
  sysDictBack: {
    method: 'PUT'
    query: None
    params: SysDictBackParams
    body: undefined
    result: null
  }
  /** `GET /sys/dict/getDictItems/{dict}` Options of a dictionary, disabled ones too; an unknown code gives none. */
  sysDictGetDictItems: {
    method: 'GET'
    query: None
    params: SysDictGetDictItemsParams
    body: undefined
    result: DictModel[]
  }
  /** `GET /sys/dict/getDictText/{code}/{key}` The label of one value; null when unknown. */
  sysDictGetDictText: {
    method: 'GET'
    query: None
    params: SysDictGetDictTextParams
    body: undefined
    result: string | null
  }
  /** `GET /sys/dict/loadDict/{dict}` Options of a table dictionary whose text contains the keyword. */
  sysDictLoadDict: {
    method: 'GET'
    query: SysDictLoadDictQuery
    params: SysDictLoadDictParams
    body: undefined
    result: DictModel[]
  }
  /** `GET /sys/dict/loadDictItem/{dict}` Labels in the order of the keys; unknown keys are left out. */
  sysDictLoadDictItem: {
    method: 'GET'
    query: SysDictLoadDictItemQuery
    params: SysDictLoadDictItemParams
    body: undefined
    result: string[]
  }
  /** `GET /sys/dict/loadTreeData` Nodes of a tree dictionary below one parent. */
  sysDictLoadTreeData: {
    method: 'GET'
    query: SysDictLoadTreeDataQuery
    params: None
    body: undefined
    result: TreeSelectModel[]
  }
  /** `GET /sys/dict/queryTableData` A page of options of a table dictionary. */
  sysDictQueryTableData: {
    method: 'GET'
    query: SysDictQueryTableDataQuery
    params: None
    body: undefined
    result: DictModel[]
  }
  /** `GET /sys/dict/refleshCache` Drop every cached dictionary. */
  sysDictRefleshCache: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/dict/queryAllDictItems` Every dictionary with its enabled items. Answers code 200. */
  sysDictQueryAllDictItems: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: DictMap
  }
  /** `GET /sys/dict/exportXls` Workbook of the dictionaries with their items that the filters leave, or of `selections`. */
  sysDictExportXls: {
    method: 'GET'
    query: SysDictExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/dict/importExcel` Import dictionaries with their items from a workbook. */
  sysDictImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysDictImportExcelResult
  }
  /** `POST /sys/dict/importPreview` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  sysDictImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/dict/importTemplate` An empty workbook to fill in and import. Ours; the family has none. */
  sysDictImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/dictItem/list` Items of a dictionary by sortOrder. */
  sysDictItemList: {
    method: 'GET'
    query: SysDictItemListQuery
    params: None
    body: undefined
    result: SysDictItemListResult
  }
  /** `GET /sys/dictItem/queryById` One item. Ours, for forms. */
  sysDictItemQueryById: {
    method: 'GET'
    query: SysDictItemQueryByIdQuery
    params: None
    body: undefined
    result: SysDictItem
  }
  /** `POST /sys/dictItem/add` Add an item. */
  sysDictItemAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysDictItemAdd
    result: null
  }
  /** `PUT /sys/dictItem/edit` Change an item. */
  sysDictItemEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysDictItemEdit
    result: null
  }
  /** `DELETE /sys/dictItem/delete` Delete an item. */
  sysDictItemDelete: {
    method: 'DELETE'
    query: SysDictItemDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/dictItem/deleteBatch` Delete items. */
  sysDictItemDeleteBatch: {
    method: 'DELETE'
    query: SysDictItemDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/dictItem/dictItemCheck` Whether a value is free in its dictionary; taken is success false. */
  sysDictItemDictItemCheck: {
    method: 'GET'
    query: SysDictItemDictItemCheckQuery
    params: None
    body: undefined
    result: null
  }
  /** `PUT /sys/dict/putRecycleBin` Restore dictionaries from the recycle bin. */
  sysDictPutRecycleBin: {
    method: 'PUT'
    query: None
    params: None
    body: DictRecycleBody
    result: null
  }
  /** `DELETE /sys/dict/deleteRecycleBin` Erase dictionaries of the recycle bin for good. */
  sysDictDeleteRecycleBin: {
    method: 'DELETE'
    query: SysDictDeleteRecycleBinQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /unstructur/documentdata/analysis/document` Key words, summary and entities of a document or knowledge entry, with their places. One that was not looked at yet is asked for. */
  unstructurDocumentdataAnalysisDocument: {
    method: 'GET'
    query: UnstructurDocumentdataAnalysisDocumentQuery
    params: None
    body: undefined
    result: DocumentAnalysis
  }
  /** `POST /unstructur/documentdata/analysis/set/add` Has a choice of documents and knowledge entries looked over, those that the caller may read; the result is read by its id. */
  unstructurDocumentdataAnalysisSetAdd: {
    method: 'POST'
    query: None
    params: None
    body: DocumentSetChoice
    result: DocumentSetAdded
  }
  /** `GET /unstructur/documentdata/analysis/set/list` The choices that the caller has had looked over, the newest first: 20 at most, each with those of its documents that the caller may read now. */
  unstructurDocumentdataAnalysisSetList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: DocumentSetBrief[]
  }
  /** `GET /unstructur/documentdata/analysis/set/queryById` What was found over a choice of the caller, of those of its documents that the caller may read now. */
  unstructurDocumentdataAnalysisSetQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataAnalysisSetQueryByIdQuery
    params: None
    body: undefined
    result: DocumentSetAnalysis
  }
  /** `GET /unstructur/documentdata/analysis/tables` Tables of a document or knowledge entry. A text that was not looked at yet is asked for. */
  unstructurDocumentdataAnalysisTables: {
    method: 'GET'
    query: UnstructurDocumentdataAnalysisTablesQuery
    params: None
    body: undefined
    result: DocumentTables
  }
  /** `GET /unstructur/documentdata/analysis/tables/queryById` A table with the places of its cells, and how it was corrected. */
  unstructurDocumentdataAnalysisTablesQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataAnalysisTablesQueryByIdQuery
    params: None
    body: undefined
    result: DocumentTable
  }
  /** `PUT /unstructur/documentdata/analysis/tables/edit` Keep a table as the caller has corrected it, who has to be allowed to change the record; refused over a correction with another version. */
  unstructurDocumentdataAnalysisTablesEdit: {
    method: 'PUT'
    query: None
    params: None
    body: TableCorrectionGiven
    result: DocumentTable
  }
  /** `DELETE /unstructur/documentdata/analysis/tables/delete` Take a correction back: the table is what was found. */
  unstructurDocumentdataAnalysisTablesDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataAnalysisTablesDeleteQuery
    params: None
    body: undefined
    result: unknown
  }
  /** `GET /unstructur/documentdata/analysis/tables/exportXls` Tables of one record as a workbook, one sheet each; with `key` one of them. */
  unstructurDocumentdataAnalysisTablesExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataAnalysisTablesExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/analysis/tables/exportFile` Begin a job that writes the tables of a choice into one workbook of the caller, of those records that the caller may read. */
  unstructurDocumentdataAnalysisTablesExportFile: {
    method: 'POST'
    query: None
    params: None
    body: TablesChoice
    result: TablesExportAsked
  }
  /** `POST /unstructur/documentdata/documentinformation/folders` Put documents into folders, or take them out of folders and what stands below these. */
  unstructurDocumentdataDocumentinformationFolders: {
    method: 'POST'
    query: None
    params: None
    body: DocumentFolders
    result: null
  }
  /** `POST /unstructur/documentdata/documentinformation/ingest` Make a document of each uploaded file; of each file in a .zip by a job. */
  unstructurDocumentdataDocumentinformationIngest: {
    method: 'POST'
    query: None
    params: None
    body: DocumentIngest
    result: IngestedBatch
  }
  /** `POST /unstructur/documentdata/documentinformation/reread` Read the files of documents anew. */
  unstructurDocumentdataDocumentinformationReread: {
    method: 'POST'
    query: None
    params: None
    body: DocumentReread
    result: null
  }
  /** `GET /unstructur/documentdata/documentbatch/list` Batches of files that the caller has sent, the newest first. */
  unstructurDocumentdataDocumentbatchList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentbatchListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentbatchListResult
  }
  /** `GET /unstructur/documentdata/documentbatch/items` The files of a batch of the caller's, each with its state. */
  unstructurDocumentdataDocumentbatchItems: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentbatchItemsQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentbatchItemsResult
  }
  /** `POST /unstructur/documentdata/documentbatch/retry` Read the files of a batch again that could not be read. */
  unstructurDocumentdataDocumentbatchRetry: {
    method: 'POST'
    query: None
    params: None
    body: ChosenBatch
    result: null
  }
  /** `POST /unstructur/documentdata/documentbatch/cancel` Stop what reads or unpacks files of a batch. */
  unstructurDocumentdataDocumentbatchCancel: {
    method: 'POST'
    query: None
    params: None
    body: ChosenBatch
    result: null
  }
  /** `GET /unstructur/documentdata/reader/pages` Pages of a document or knowledge entry, and its outline. */
  unstructurDocumentdataReaderPages: {
    method: 'GET'
    query: UnstructurDocumentdataReaderPagesQuery
    params: None
    body: undefined
    result: ReaderText
  }
  /** `GET /unstructur/documentdata/reader/notes` Notes on a record that the caller may see: own ones, and those that are shared. */
  unstructurDocumentdataReaderNotes: {
    method: 'GET'
    query: UnstructurDocumentdataReaderNotesQuery
    params: None
    body: undefined
    result: ReaderNote[]
  }
  /** `POST /unstructur/documentdata/reader/notes/add` Marks a place, writes a note to a place or a page, or answers a note. */
  unstructurDocumentdataReaderNotesAdd: {
    method: 'POST'
    query: None
    params: None
    body: NewNote
    result: ReaderNote
  }
  /** `PUT /unstructur/documentdata/reader/notes/edit` Changes an own note. */
  unstructurDocumentdataReaderNotesEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ChangedNote
    result: ReaderNote
  }
  /** `DELETE /unstructur/documentdata/reader/notes/delete` Removes an own note. One that others have answered stays, empty, above the answers. */
  unstructurDocumentdataReaderNotesDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataReaderNotesDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/search/list` What is found, as far as the caller may read it: a page of records with the passages that answer, and how many there are by kind, type, company, year, tag, file type and state. */
  unstructurDocumentdataSearchList: {
    method: 'POST'
    query: None
    params: None
    body: DocumentSearchQuery
    result: DocumentSearchResult
  }
  /** `GET /unstructur/documentdata/search/suggest` What may be meant by what is typed: own searches, titles (also by pinyin), companies and tags that the caller may read. */
  unstructurDocumentdataSearchSuggest: {
    method: 'GET'
    query: UnstructurDocumentdataSearchSuggestQuery
    params: None
    body: undefined
    result: DocumentSuggestion[]
  }
  /** `GET /unstructur/documentdata/search/hits` Every place of a document at which one of the texts of a search stands, in its order; 2000 at most. */
  unstructurDocumentdataSearchHits: {
    method: 'GET'
    query: UnstructurDocumentdataSearchHitsQuery
    params: None
    body: undefined
    result: DocumentHit[]
  }
  /** `GET /unstructur/documentdata/search/similar` Documents and entries that the caller may read and whose words are like those of one, the most alike first; 10 at most. */
  unstructurDocumentdataSearchSimilar: {
    method: 'GET'
    query: UnstructurDocumentdataSearchSimilarQuery
    params: None
    body: undefined
    result: SimilarDocument[]
  }
  /** `GET /unstructur/documentdata/search/saved/list` The searches that the caller has saved, the newest first. */
  unstructurDocumentdataSearchSavedList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: DocumentSavedSearch[]
  }
  /** `POST /unstructur/documentdata/search/saved/add` Saves a search of the caller, who is told, where that is asked, what it newly finds. */
  unstructurDocumentdataSearchSavedAdd: {
    method: 'POST'
    query: None
    params: None
    body: DocumentSavedSearchAdd
    result: unknown
  }
  /** `DELETE /unstructur/documentdata/search/saved/delete` Removes a search of the caller. */
  unstructurDocumentdataSearchSavedDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataSearchSavedDeleteQuery
    params: None
    body: undefined
    result: unknown
  }
  /** `GET /unstructur/documentdata/documentversion/list` The file of a document and those that it had before, the newest first. */
  unstructurDocumentdataDocumentversionList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentversionListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentversionListResult
  }
  /** `GET /unstructur/documentdata/documentversion/queryById` A file that a document had before, as the reader of documents shows it. */
  unstructurDocumentdataDocumentversionQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentversionQueryByIdQuery
    params: None
    body: undefined
    result: ReadVersion
  }
  /** `POST /unstructur/documentdata/documentversion/restore` Put a former file of a document in place again; the current one becomes a version. */
  unstructurDocumentdataDocumentversionRestore: {
    method: 'POST'
    query: None
    params: None
    body: RestoredVersion
    result: null
  }
  /** `GET /unstructur/documentdata/documenttype/all/brief` Types of documents, all at once. */
  unstructurDocumentdataDocumenttypeAllBrief: {
    method: 'GET'
    query: UnstructurDocumentdataDocumenttypeAllBriefQuery
    params: None
    body: undefined
    result: DocumentTypeBrief[]
  }
  /** `GET /unstructur/documentdata/documenttype/isExistName` Whether a type has the name: success means that one has. */
  unstructurDocumentdataDocumenttypeIsExistName: {
    method: 'GET'
    query: UnstructurDocumentdataDocumenttypeIsExistNameQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /unstructur/documentdata/knowledgebasedocumenttype/all/brief` Types of knowledge entries, all at once. */
  unstructurDocumentdataKnowledgebasedocumenttypeAllBrief: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeAllBriefQuery
    params: None
    body: undefined
    result: KnowledgeTypeBrief[]
  }
  /** `GET /unstructur/documentdata/knowledgebasedocumenttype/isExistName` Whether a type has the name: success means that one has. */
  unstructurDocumentdataKnowledgebasedocumenttypeIsExistName: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeIsExistNameQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /unstructur/documentdata/collect/list` What the caller has collected and may still read, the newest first. */
  unstructurDocumentdataCollectList: {
    method: 'GET'
    query: UnstructurDocumentdataCollectListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataCollectListResult
  }
  /** `POST /unstructur/documentdata/collect/add` Collects a record; once is enough. */
  unstructurDocumentdataCollectAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataCollectAddBody
    result: null
  }
  /** `DELETE /unstructur/documentdata/collect/delete` Takes a record out of what the caller has collected. */
  unstructurDocumentdataCollectDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataCollectDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /unstructur/documentdata/browse/list` What the caller has read and may still read, the latest first. */
  unstructurDocumentdataBrowseList: {
    method: 'GET'
    query: UnstructurDocumentdataBrowseListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataBrowseListResult
  }
  /** `POST /unstructur/documentdata/browse/add` Notes that the caller reads a record; counted once for each reader and hour. */
  unstructurDocumentdataBrowseAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataBrowseAddBody
    result: null
  }
  /** `POST /audit/doubt/mark` Make a doubt of each chosen row of a sheet, as the caller reads it. */
  auditDoubtMark: {
    method: 'POST'
    query: None
    params: None
    body: AuditDoubtMark
    result: AuditDoubtMarked
  }
  /** `GET /sys/duplicate/check` Whether a value is free; taken is success false, an undeclared table or field answers like a free value. */
  sysDuplicateCheck: {
    method: 'GET'
    query: SysDuplicateCheckQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/duplicate/checkPlus` Whether values of several fields are free together; taken is success false, an undeclared table or field answers like free values. */
  sysDuplicateCheckPlus: {
    method: 'GET'
    query: SysDuplicateCheckPlusQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/duplicate/checkBatch` The same about many values at once, such as those of a pasted block. An operation of this server; clients of others ask one by one. */
  sysDuplicateCheckBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysDuplicateCheckBatchBody
    result: (boolean | string)[]
  }
  /** `GET /example/material/isExistName` Whether a material has the name, as the family asks for names of types: success means that one has. */
  exampleMaterialIsExistName: {
    method: 'GET'
    query: ExampleMaterialIsExistNameQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/common/upload` Store a file. The message is the stored path. */
  sysCommonUpload: {
    method: 'POST'
    query: None
    params: None
    body: UploadForm
    result: null
  }
  /** `POST /sys/common/uploadFinish` Keep a file whose parts have all come by the tus protocol at /sys/common/parts. The message is the stored path. */
  sysCommonUploadFinish: {
    method: 'POST'
    query: None
    params: None
    body: SysCommonUploadFinishBody
    result: null
  }
  /** `GET /sys/common/static/{path}` The bytes of a stored file, as an attachment; 404 when missing. */
  sysCommonStatic: {
    method: 'GET'
    query: None
    params: SysCommonStaticParams
    body: undefined
    result: Binary
  }
  /** `GET /sys/common/storage` Bytes that are kept for the caller and, for callers with user:edit, for the tenant. */
  sysCommonStorage: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: StorageUsage
  }
  /** `GET /sys/common/storage/unused` Files of the caller that no record names, the largest first; 200 at most. */
  sysCommonStorageUnused: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: UnusedFile[]
  }
  /** `DELETE /sys/common/storage/unused` Delete files of the caller that no record names; others are left. Refused when none is left to delete. */
  sysCommonStorageUnusedDelete: {
    method: 'DELETE'
    query: SysCommonStorageUnusedDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/fillRule/testFillRule` The value that a rule would give next; nothing is taken. */
  sysFillRuleTestFillRule: {
    method: 'GET'
    query: SysFillRuleTestFillRuleQuery
    params: None
    body: undefined
    result: string
  }
  /** `PUT /sys/fillRule/executeRuleByCode/{ruleCode}` A value that no other call is given. Its number is kept for the caller for a day; a record of an online form that is saved with it uses it. */
  sysFillRuleExecuteRuleByCode: {
    method: 'PUT'
    query: None
    params: SysFillRuleExecuteRuleByCodeParams
    body: FormDataModel | undefined
    result: string
  }
  /** `PUT /sys/fillRule/executeRuleByCodeBatch` The same of several rules, all or none. */
  sysFillRuleExecuteRuleByCodeBatch: {
    method: 'PUT'
    query: None
    params: None
    body: SysFillRuleExecuteRuleByCodeBatchBody
    result: SysFillRuleExecuteRuleByCodeBatchResult
  }
  /** `GET /sys/formDraft/query` The caller's own draft at a place; null without one. */
  sysFormDraftQuery: {
    method: 'GET'
    query: SysFormDraftQueryQuery
    params: None
    body: undefined
    result: SysFormDraftQueryResult
  }
  /** `POST /sys/formDraft/save` Keep a draft in place of the one before. Of more than fifty the oldest go, and so do those that were not written for thirty days. */
  sysFormDraftSave: {
    method: 'POST'
    query: None
    params: None
    body: FormDraft
    result: null
  }
  /** `DELETE /sys/formDraft/delete` Drop the draft at a place; nothing happens without one. */
  sysFormDraftDelete: {
    method: 'DELETE'
    query: SysFormDraftDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/gatewayRoute/list` All routes, as clients of the family read them. */
  sysGatewayRouteList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: FamilyRoute[]
  }
  /** `GET /sys/gatewayRoute/page` Routes. */
  sysGatewayRoutePage: {
    method: 'GET'
    query: SysGatewayRoutePageQuery
    params: None
    body: undefined
    result: SysGatewayRoutePageResult
  }
  /** `GET /sys/gatewayRoute/queryById` One route. */
  sysGatewayRouteQueryById: {
    method: 'GET'
    query: SysGatewayRouteQueryByIdQuery
    params: None
    body: undefined
    result: GatewayRoute
  }
  /** `POST /sys/gatewayRoute/add` Write a new route; it is not on. */
  sysGatewayRouteAdd: {
    method: 'POST'
    query: None
    params: None
    body: GatewayDraft
    result: null
  }
  /** `PUT /sys/gatewayRoute/edit` Change what is written; what is on stays as it is. */
  sysGatewayRouteEdit: {
    method: 'PUT'
    query: None
    params: None
    body: GatewayEdit
    result: null
  }
  /** `POST /sys/gatewayRoute/publish` Switch on what is written, at every server. */
  sysGatewayRoutePublish: {
    method: 'POST'
    query: None
    params: None
    body: SysGatewayRoutePublishBody
    result: null
  }
  /** `POST /sys/gatewayRoute/switchOff` Switch a route off. */
  sysGatewayRouteSwitchOff: {
    method: 'POST'
    query: None
    params: None
    body: SysGatewayRouteSwitchOffBody
    result: null
  }
  /** `POST /sys/gatewayRoute/undo` Switch on again what was on before. */
  sysGatewayRouteUndo: {
    method: 'POST'
    query: None
    params: None
    body: SysGatewayRouteUndoBody
    result: null
  }
  /** `POST /sys/gatewayRoute/tryOut` Send one call by what is written. */
  sysGatewayRouteTryOut: {
    method: 'POST'
    query: None
    params: None
    body: SysGatewayRouteTryOutBody
    result: GatewayTrial
  }
  /** `POST /sys/gatewayRoute/updateAll` Write a route in the shapes of the family; with status 1 it is on at once. */
  sysGatewayRouteUpdateAll: {
    method: 'POST'
    query: None
    params: None
    body: SysGatewayRouteUpdateAllBody
    result: null
  }
  /** `DELETE /sys/gatewayRoute/delete` Switch a route off and put it into the recycle bin. */
  sysGatewayRouteDelete: {
    method: 'DELETE'
    query: SysGatewayRouteDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/gatewayRoute/deleteList` The recycle bin. */
  sysGatewayRouteDeleteList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: FamilyRoute[]
  }
  /** `PUT /sys/gatewayRoute/putRecycleBin` Put routes back; they are off. */
  sysGatewayRoutePutRecycleBin: {
    method: 'PUT'
    query: None
    params: None
    body: SysGatewayRoutePutRecycleBinBody
    result: null
  }
  /** `DELETE /sys/gatewayRoute/deleteRecycleBin` Remove routes of the recycle bin. */
  sysGatewayRouteDeleteRecycleBin: {
    method: 'DELETE'
    query: SysGatewayRouteDeleteRecycleBinQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/gatewayRoute/copyRoute` Copy a route; the copy is off. */
  sysGatewayRouteCopyRoute: {
    method: 'GET'
    query: SysGatewayRouteCopyRouteQuery
    params: None
    body: undefined
    result: FamilyRoute
  }
  /** `GET /sys/gatewayRoute/clearRedis` Let every server read the routes anew. */
  sysGatewayRouteClearRedis: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /audit/doubt/list` 疑点: one page. */
  auditDoubtList: {
    method: 'GET'
    query: AuditDoubtListQuery
    params: None
    body: undefined
    result: AuditDoubtListResult
  }
  /** `GET /audit/doubt/queryById` 疑点: one record. */
  auditDoubtQueryById: {
    method: 'GET'
    query: AuditDoubtQueryByIdQuery
    params: None
    body: undefined
    result: AuditDoubt
  }
  /** `POST /audit/doubt/add` 疑点: save a new record. */
  auditDoubtAdd: {
    method: 'POST'
    query: None
    params: None
    body: AuditDoubtAdd
    result: null
  }
  /** `PUT /audit/doubt/edit` 疑点: save a changed record. */
  auditDoubtEdit: {
    method: 'PUT'
    query: None
    params: None
    body: AuditDoubtEdit
    result: null
  }
  /** `DELETE /audit/doubt/delete` 疑点: delete one record. */
  auditDoubtDelete: {
    method: 'DELETE'
    query: AuditDoubtDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /audit/doubt/deleteBatch` 疑点: delete several records. */
  auditDoubtDeleteBatch: {
    method: 'DELETE'
    query: AuditDoubtDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /audit/doubt/saveBatch` 疑点: save new, changed and deleted records at once, or none of them. */
  auditDoubtSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: AuditDoubtChanges
    result: SavedRows
  }
  /** `GET /audit/doubt/exportXls` 疑点: workbook of what the filters leave, or of `selections`. */
  auditDoubtExportXls: {
    method: 'GET'
    query: AuditDoubtExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /audit/doubt/importExcel` 疑点: take a workbook. */
  auditDoubtImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: AuditDoubtImportExcelResult
  }
  /** `POST /audit/doubt/importPreview` 疑点: what a workbook would bring. */
  auditDoubtImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /audit/doubt/importTemplate` 疑点: an empty workbook to fill in. */
  auditDoubtImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /audit/finding/list` 审计问题: one page. */
  auditFindingList: {
    method: 'GET'
    query: AuditFindingListQuery
    params: None
    body: undefined
    result: AuditFindingListResult
  }
  /** `GET /audit/finding/queryById` 审计问题: one record. */
  auditFindingQueryById: {
    method: 'GET'
    query: AuditFindingQueryByIdQuery
    params: None
    body: undefined
    result: AuditFinding
  }
  /** `POST /audit/finding/add` 审计问题: save a new record. */
  auditFindingAdd: {
    method: 'POST'
    query: None
    params: None
    body: AuditFindingAdd
    result: null
  }
  /** `PUT /audit/finding/edit` 审计问题: save a changed record. */
  auditFindingEdit: {
    method: 'PUT'
    query: None
    params: None
    body: AuditFindingEdit
    result: null
  }
  /** `DELETE /audit/finding/delete` 审计问题: delete one record. */
  auditFindingDelete: {
    method: 'DELETE'
    query: AuditFindingDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /audit/finding/deleteBatch` 审计问题: delete several records. */
  auditFindingDeleteBatch: {
    method: 'DELETE'
    query: AuditFindingDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /audit/finding/saveBatch` 审计问题: save new, changed and deleted records at once, or none of them. */
  auditFindingSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: AuditFindingChanges
    result: SavedRows
  }
  /** `GET /audit/finding/exportXls` 审计问题: workbook of what the filters leave, or of `selections`. */
  auditFindingExportXls: {
    method: 'GET'
    query: AuditFindingExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /audit/finding/importExcel` 审计问题: take a workbook. */
  auditFindingImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: AuditFindingImportExcelResult
  }
  /** `POST /audit/finding/importPreview` 审计问题: what a workbook would bring. */
  auditFindingImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /audit/finding/importTemplate` 审计问题: an empty workbook to fill in. */
  auditFindingImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /audit/law/list` 法规: one page. */
  auditLawList: {
    method: 'GET'
    query: AuditLawListQuery
    params: None
    body: undefined
    result: AuditLawListResult
  }
  /** `GET /audit/law/queryById` 法规: one record. */
  auditLawQueryById: {
    method: 'GET'
    query: AuditLawQueryByIdQuery
    params: None
    body: undefined
    result: AuditLaw
  }
  /** `POST /audit/law/add` 法规: save a new record. */
  auditLawAdd: {
    method: 'POST'
    query: None
    params: None
    body: AuditLawAdd
    result: null
  }
  /** `PUT /audit/law/edit` 法规: save a changed record. */
  auditLawEdit: {
    method: 'PUT'
    query: None
    params: None
    body: AuditLawEdit
    result: null
  }
  /** `DELETE /audit/law/delete` 法规: delete one record. */
  auditLawDelete: {
    method: 'DELETE'
    query: AuditLawDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /audit/law/deleteBatch` 法规: delete several records. */
  auditLawDeleteBatch: {
    method: 'DELETE'
    query: AuditLawDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /audit/law/saveBatch` 法规: save new, changed and deleted records at once, or none of them. */
  auditLawSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: AuditLawChanges
    result: SavedRows
  }
  /** `GET /audit/law/exportXls` 法规: workbook of what the filters leave, or of `selections`. */
  auditLawExportXls: {
    method: 'GET'
    query: AuditLawExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /audit/law/importExcel` 法规: take a workbook. */
  auditLawImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: AuditLawImportExcelResult
  }
  /** `POST /audit/law/importPreview` 法规: what a workbook would bring. */
  auditLawImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /audit/law/importTemplate` 法规: an empty workbook to fill in. */
  auditLawImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /audit/lawversion/list` 法规版本: one page. */
  auditLawversionList: {
    method: 'GET'
    query: AuditLawversionListQuery
    params: None
    body: undefined
    result: AuditLawversionListResult
  }
  /** `GET /audit/lawversion/queryById` 法规版本: one record. */
  auditLawversionQueryById: {
    method: 'GET'
    query: AuditLawversionQueryByIdQuery
    params: None
    body: undefined
    result: AuditLawversion
  }
  /** `POST /audit/lawversion/add` 法规版本: save a new record. */
  auditLawversionAdd: {
    method: 'POST'
    query: None
    params: None
    body: AuditLawversionAdd
    result: null
  }
  /** `PUT /audit/lawversion/edit` 法规版本: save a changed record. */
  auditLawversionEdit: {
    method: 'PUT'
    query: None
    params: None
    body: AuditLawversionEdit
    result: null
  }
  /** `DELETE /audit/lawversion/delete` 法规版本: delete one record. */
  auditLawversionDelete: {
    method: 'DELETE'
    query: AuditLawversionDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /audit/lawversion/deleteBatch` 法规版本: delete several records. */
  auditLawversionDeleteBatch: {
    method: 'DELETE'
    query: AuditLawversionDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /audit/lawversion/saveBatch` 法规版本: save new, changed and deleted records at once, or none of them. */
  auditLawversionSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: AuditLawversionChanges
    result: SavedRows
  }
  /** `GET /audit/lawversion/exportXls` 法规版本: workbook of what the filters leave, or of `selections`. */
  auditLawversionExportXls: {
    method: 'GET'
    query: AuditLawversionExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /audit/lawversion/importExcel` 法规版本: take a workbook. */
  auditLawversionImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: AuditLawversionImportExcelResult
  }
  /** `POST /audit/lawversion/importPreview` 法规版本: what a workbook would bring. */
  auditLawversionImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /audit/lawversion/importTemplate` 法规版本: an empty workbook to fill in. */
  auditLawversionImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /audit/project/list` 审计项目: one page. */
  auditProjectList: {
    method: 'GET'
    query: AuditProjectListQuery
    params: None
    body: undefined
    result: AuditProjectListResult
  }
  /** `GET /audit/project/queryById` 审计项目: one record. */
  auditProjectQueryById: {
    method: 'GET'
    query: AuditProjectQueryByIdQuery
    params: None
    body: undefined
    result: AuditProject
  }
  /** `POST /audit/project/add` 审计项目: save a new record. */
  auditProjectAdd: {
    method: 'POST'
    query: None
    params: None
    body: AuditProjectAdd
    result: null
  }
  /** `PUT /audit/project/edit` 审计项目: save a changed record. */
  auditProjectEdit: {
    method: 'PUT'
    query: None
    params: None
    body: AuditProjectEdit
    result: null
  }
  /** `DELETE /audit/project/delete` 审计项目: delete one record. */
  auditProjectDelete: {
    method: 'DELETE'
    query: AuditProjectDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /audit/project/deleteBatch` 审计项目: delete several records. */
  auditProjectDeleteBatch: {
    method: 'DELETE'
    query: AuditProjectDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /audit/project/saveBatch` 审计项目: save new, changed and deleted records at once, or none of them. */
  auditProjectSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: AuditProjectChanges
    result: SavedRows
  }
  /** `GET /audit/project/exportXls` 审计项目: workbook of what the filters leave, or of `selections`. */
  auditProjectExportXls: {
    method: 'GET'
    query: AuditProjectExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /audit/project/importExcel` 审计项目: take a workbook. */
  auditProjectImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: AuditProjectImportExcelResult
  }
  /** `POST /audit/project/importPreview` 审计项目: what a workbook would bring. */
  auditProjectImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /audit/project/importTemplate` 审计项目: an empty workbook to fill in. */
  auditProjectImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/category/list` 课程分类: one page. */
  courseCategoryList: {
    method: 'GET'
    query: CourseCategoryListQuery
    params: None
    body: undefined
    result: CourseCategoryListResult
  }
  /** `GET /course/category/queryById` 课程分类: one record. */
  courseCategoryQueryById: {
    method: 'GET'
    query: CourseCategoryQueryByIdQuery
    params: None
    body: undefined
    result: CourseCategory
  }
  /** `POST /course/category/add` 课程分类: save a new record. */
  courseCategoryAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseCategoryAdd
    result: null
  }
  /** `PUT /course/category/edit` 课程分类: save a changed record. */
  courseCategoryEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseCategoryEdit
    result: null
  }
  /** `DELETE /course/category/delete` 课程分类: delete one record. */
  courseCategoryDelete: {
    method: 'DELETE'
    query: CourseCategoryDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/category/deleteBatch` 课程分类: delete several records. */
  courseCategoryDeleteBatch: {
    method: 'DELETE'
    query: CourseCategoryDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/category/saveBatch` 课程分类: save new, changed and deleted records at once, or none of them. */
  courseCategorySaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseCategoryChanges
    result: SavedRows
  }
  /** `GET /course/category/exportXls` 课程分类: workbook of what the filters leave, or of `selections`. */
  courseCategoryExportXls: {
    method: 'GET'
    query: CourseCategoryExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/category/importExcel` 课程分类: take a workbook. */
  courseCategoryImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseCategoryImportExcelResult
  }
  /** `POST /course/category/importPreview` 课程分类: what a workbook would bring. */
  courseCategoryImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/category/importTemplate` 课程分类: an empty workbook to fill in. */
  courseCategoryImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/category/rootList` 课程分类: one page of what stands at the top, or below `pid`. */
  courseCategoryRootList: {
    method: 'GET'
    query: CourseCategoryRootListQuery
    params: None
    body: undefined
    result: CourseCategoryRootListResult
  }
  /** `GET /course/category/childList` 课程分类: what stands below one. */
  courseCategoryChildList: {
    method: 'GET'
    query: CourseCategoryChildListQuery
    params: None
    body: undefined
    result: CourseCategory[]
  }
  /** `GET /course/certificate/list` 课程证书: one page. */
  courseCertificateList: {
    method: 'GET'
    query: CourseCertificateListQuery
    params: None
    body: undefined
    result: CourseCertificateListResult
  }
  /** `GET /course/certificate/queryById` 课程证书: one record. */
  courseCertificateQueryById: {
    method: 'GET'
    query: CourseCertificateQueryByIdQuery
    params: None
    body: undefined
    result: CourseCertificate
  }
  /** `GET /course/certificate/exportXls` 课程证书: workbook of what the filters leave, or of `selections`. */
  courseCertificateExportXls: {
    method: 'GET'
    query: CourseCertificateExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/chapter/list` 章节: one page. */
  courseChapterList: {
    method: 'GET'
    query: CourseChapterListQuery
    params: None
    body: undefined
    result: CourseChapterListResult
  }
  /** `GET /course/chapter/queryById` 章节: one record. */
  courseChapterQueryById: {
    method: 'GET'
    query: CourseChapterQueryByIdQuery
    params: None
    body: undefined
    result: CourseChapter
  }
  /** `POST /course/chapter/add` 章节: save a new record. */
  courseChapterAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseChapterAdd
    result: null
  }
  /** `PUT /course/chapter/edit` 章节: save a changed record. */
  courseChapterEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseChapterEdit
    result: null
  }
  /** `DELETE /course/chapter/delete` 章节: delete one record. */
  courseChapterDelete: {
    method: 'DELETE'
    query: CourseChapterDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/chapter/deleteBatch` 章节: delete several records. */
  courseChapterDeleteBatch: {
    method: 'DELETE'
    query: CourseChapterDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/chapter/saveBatch` 章节: save new, changed and deleted records at once, or none of them. */
  courseChapterSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseChapterChanges
    result: SavedRows
  }
  /** `GET /course/chapter/exportXls` 章节: workbook of what the filters leave, or of `selections`. */
  courseChapterExportXls: {
    method: 'GET'
    query: CourseChapterExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/chapter/importExcel` 章节: take a workbook. */
  courseChapterImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseChapterImportExcelResult
  }
  /** `POST /course/chapter/importPreview` 章节: what a workbook would bring. */
  courseChapterImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/chapter/importTemplate` 章节: an empty workbook to fill in. */
  courseChapterImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/collection/list` 专题合集: one page. */
  courseCollectionList: {
    method: 'GET'
    query: CourseCollectionListQuery
    params: None
    body: undefined
    result: CourseCollectionListResult
  }
  /** `GET /course/collection/queryById` 专题合集: one record. */
  courseCollectionQueryById: {
    method: 'GET'
    query: CourseCollectionQueryByIdQuery
    params: None
    body: undefined
    result: CourseCollection
  }
  /** `POST /course/collection/add` 专题合集: save a new record. */
  courseCollectionAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseCollectionAdd
    result: null
  }
  /** `PUT /course/collection/edit` 专题合集: save a changed record. */
  courseCollectionEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseCollectionEdit
    result: null
  }
  /** `DELETE /course/collection/delete` 专题合集: delete one record. */
  courseCollectionDelete: {
    method: 'DELETE'
    query: CourseCollectionDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/collection/deleteBatch` 专题合集: delete several records. */
  courseCollectionDeleteBatch: {
    method: 'DELETE'
    query: CourseCollectionDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/collection/saveBatch` 专题合集: save new, changed and deleted records at once, or none of them. */
  courseCollectionSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseCollectionChanges
    result: SavedRows
  }
  /** `GET /course/collection/exportXls` 专题合集: workbook of what the filters leave, or of `selections`. */
  courseCollectionExportXls: {
    method: 'GET'
    query: CourseCollectionExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/collection/importExcel` 专题合集: take a workbook. */
  courseCollectionImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseCollectionImportExcelResult
  }
  /** `POST /course/collection/importPreview` 专题合集: what a workbook would bring. */
  courseCollectionImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/collection/importTemplate` 专题合集: an empty workbook to fill in. */
  courseCollectionImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/comment/list` 课件评论: one page. */
  courseCommentList: {
    method: 'GET'
    query: CourseCommentListQuery
    params: None
    body: undefined
    result: CourseCommentListResult
  }
  /** `GET /course/comment/queryById` 课件评论: one record. */
  courseCommentQueryById: {
    method: 'GET'
    query: CourseCommentQueryByIdQuery
    params: None
    body: undefined
    result: CourseComment
  }
  /** `POST /course/comment/add` 课件评论: save a new record. */
  courseCommentAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseCommentAdd
    result: null
  }
  /** `PUT /course/comment/edit` 课件评论: save a changed record. */
  courseCommentEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseCommentEdit
    result: null
  }
  /** `DELETE /course/comment/delete` 课件评论: delete one record. */
  courseCommentDelete: {
    method: 'DELETE'
    query: CourseCommentDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/comment/deleteBatch` 课件评论: delete several records. */
  courseCommentDeleteBatch: {
    method: 'DELETE'
    query: CourseCommentDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/comment/saveBatch` 课件评论: save new, changed and deleted records at once, or none of them. */
  courseCommentSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseCommentChanges
    result: SavedRows
  }
  /** `GET /course/comment/exportXls` 课件评论: workbook of what the filters leave, or of `selections`. */
  courseCommentExportXls: {
    method: 'GET'
    query: CourseCommentExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/comment/importExcel` 课件评论: take a workbook. */
  courseCommentImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseCommentImportExcelResult
  }
  /** `POST /course/comment/importPreview` 课件评论: what a workbook would bring. */
  courseCommentImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/comment/importTemplate` 课件评论: an empty workbook to fill in. */
  courseCommentImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/course/list` 课程: one page. */
  courseCourseList: {
    method: 'GET'
    query: CourseCourseListQuery
    params: None
    body: undefined
    result: CourseCourseListResult
  }
  /** `GET /course/course/queryById` 课程: one record. */
  courseCourseQueryById: {
    method: 'GET'
    query: CourseCourseQueryByIdQuery
    params: None
    body: undefined
    result: CourseCourse
  }
  /** `POST /course/course/add` 课程: save a new record. */
  courseCourseAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseCourseAdd
    result: null
  }
  /** `PUT /course/course/edit` 课程: save a changed record. */
  courseCourseEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseCourseEdit
    result: null
  }
  /** `DELETE /course/course/delete` 课程: delete one record. */
  courseCourseDelete: {
    method: 'DELETE'
    query: CourseCourseDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/course/deleteBatch` 课程: delete several records. */
  courseCourseDeleteBatch: {
    method: 'DELETE'
    query: CourseCourseDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/course/saveBatch` 课程: save new, changed and deleted records at once, or none of them. */
  courseCourseSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseCourseChanges
    result: SavedRows
  }
  /** `GET /course/course/exportXls` 课程: workbook of what the filters leave, or of `selections`. */
  courseCourseExportXls: {
    method: 'GET'
    query: CourseCourseExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/course/importExcel` 课程: take a workbook. */
  courseCourseImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseCourseImportExcelResult
  }
  /** `POST /course/course/importPreview` 课程: what a workbook would bring. */
  courseCourseImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/course/importTemplate` 课程: an empty workbook to fill in. */
  courseCourseImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/lecturer/list` 讲师: one page. */
  courseLecturerList: {
    method: 'GET'
    query: CourseLecturerListQuery
    params: None
    body: undefined
    result: CourseLecturerListResult
  }
  /** `GET /course/lecturer/queryById` 讲师: one record. */
  courseLecturerQueryById: {
    method: 'GET'
    query: CourseLecturerQueryByIdQuery
    params: None
    body: undefined
    result: CourseLecturer
  }
  /** `POST /course/lecturer/add` 讲师: save a new record. */
  courseLecturerAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseLecturerAdd
    result: null
  }
  /** `PUT /course/lecturer/edit` 讲师: save a changed record. */
  courseLecturerEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseLecturerEdit
    result: null
  }
  /** `DELETE /course/lecturer/delete` 讲师: delete one record. */
  courseLecturerDelete: {
    method: 'DELETE'
    query: CourseLecturerDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/lecturer/deleteBatch` 讲师: delete several records. */
  courseLecturerDeleteBatch: {
    method: 'DELETE'
    query: CourseLecturerDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/lecturer/saveBatch` 讲师: save new, changed and deleted records at once, or none of them. */
  courseLecturerSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseLecturerChanges
    result: SavedRows
  }
  /** `GET /course/lecturer/exportXls` 讲师: workbook of what the filters leave, or of `selections`. */
  courseLecturerExportXls: {
    method: 'GET'
    query: CourseLecturerExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/lecturer/importExcel` 讲师: take a workbook. */
  courseLecturerImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseLecturerImportExcelResult
  }
  /** `POST /course/lecturer/importPreview` 讲师: what a workbook would bring. */
  courseLecturerImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/lecturer/importTemplate` 讲师: an empty workbook to fill in. */
  courseLecturerImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/lesson/list` 课件: one page. */
  courseLessonList: {
    method: 'GET'
    query: CourseLessonListQuery
    params: None
    body: undefined
    result: CourseLessonListResult
  }
  /** `GET /course/lesson/queryById` 课件: one record. */
  courseLessonQueryById: {
    method: 'GET'
    query: CourseLessonQueryByIdQuery
    params: None
    body: undefined
    result: CourseLesson
  }
  /** `POST /course/lesson/add` 课件: save a new record. */
  courseLessonAdd: {
    method: 'POST'
    query: None
    params: None
    body: CourseLessonAdd
    result: null
  }
  /** `PUT /course/lesson/edit` 课件: save a changed record. */
  courseLessonEdit: {
    method: 'PUT'
    query: None
    params: None
    body: CourseLessonEdit
    result: null
  }
  /** `DELETE /course/lesson/delete` 课件: delete one record. */
  courseLessonDelete: {
    method: 'DELETE'
    query: CourseLessonDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /course/lesson/deleteBatch` 课件: delete several records. */
  courseLessonDeleteBatch: {
    method: 'DELETE'
    query: CourseLessonDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /course/lesson/saveBatch` 课件: save new, changed and deleted records at once, or none of them. */
  courseLessonSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: CourseLessonChanges
    result: SavedRows
  }
  /** `GET /course/lesson/exportXls` 课件: workbook of what the filters leave, or of `selections`. */
  courseLessonExportXls: {
    method: 'GET'
    query: CourseLessonExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /course/lesson/importExcel` 课件: take a workbook. */
  courseLessonImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: CourseLessonImportExcelResult
  }
  /** `POST /course/lesson/importPreview` 课件: what a workbook would bring. */
  courseLessonImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /course/lesson/importTemplate` 课件: an empty workbook to fill in. */
  courseLessonImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /course/record/list` 学习记录: one page. */
  courseRecordList: {
    method: 'GET'
    query: CourseRecordListQuery
    params: None
    body: undefined
    result: CourseRecordListResult
  }
  /** `GET /course/record/queryById` 学习记录: one record. */
  courseRecordQueryById: {
    method: 'GET'
    query: CourseRecordQueryByIdQuery
    params: None
    body: undefined
    result: CourseRecord
  }
  /** `GET /course/record/exportXls` 学习记录: workbook of what the filters leave, or of `selections`. */
  courseRecordExportXls: {
    method: 'GET'
    query: CourseRecordExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /data/folder/list` 数据目录: one page. */
  dataFolderList: {
    method: 'GET'
    query: DataFolderListQuery
    params: None
    body: undefined
    result: DataFolderListResult
  }
  /** `GET /data/folder/queryById` 数据目录: one record. */
  dataFolderQueryById: {
    method: 'GET'
    query: DataFolderQueryByIdQuery
    params: None
    body: undefined
    result: DataFolder
  }
  /** `POST /data/folder/add` 数据目录: save a new record. */
  dataFolderAdd: {
    method: 'POST'
    query: None
    params: None
    body: DataFolderAdd
    result: null
  }
  /** `PUT /data/folder/edit` 数据目录: save a changed record. */
  dataFolderEdit: {
    method: 'PUT'
    query: None
    params: None
    body: DataFolderEdit
    result: null
  }
  /** `DELETE /data/folder/delete` 数据目录: delete one record. */
  dataFolderDelete: {
    method: 'DELETE'
    query: DataFolderDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /data/folder/deleteBatch` 数据目录: delete several records. */
  dataFolderDeleteBatch: {
    method: 'DELETE'
    query: DataFolderDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /data/folder/saveBatch` 数据目录: save new, changed and deleted records at once, or none of them. */
  dataFolderSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: DataFolderChanges
    result: SavedRows
  }
  /** `GET /data/folder/exportXls` 数据目录: workbook of what the filters leave, or of `selections`. */
  dataFolderExportXls: {
    method: 'GET'
    query: DataFolderExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /data/folder/importExcel` 数据目录: take a workbook. */
  dataFolderImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: DataFolderImportExcelResult
  }
  /** `POST /data/folder/importPreview` 数据目录: what a workbook would bring. */
  dataFolderImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /data/folder/importTemplate` 数据目录: an empty workbook to fill in. */
  dataFolderImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /data/folder/rootList` 数据目录: one page of what stands at the top, or below `pid`. */
  dataFolderRootList: {
    method: 'GET'
    query: DataFolderRootListQuery
    params: None
    body: undefined
    result: DataFolderRootListResult
  }
  /** `GET /data/folder/childList` 数据目录: what stands below one. */
  dataFolderChildList: {
    method: 'GET'
    query: DataFolderChildListQuery
    params: None
    body: undefined
    result: DataFolder[]
  }
  /** `GET /data/recipe/list` 数据配方: one page. */
  dataRecipeList: {
    method: 'GET'
    query: DataRecipeListQuery
    params: None
    body: undefined
    result: DataRecipeListResult
  }
  /** `GET /data/recipe/queryById` 数据配方: one record. */
  dataRecipeQueryById: {
    method: 'GET'
    query: DataRecipeQueryByIdQuery
    params: None
    body: undefined
    result: DataRecipe
  }
  /** `POST /data/recipe/add` 数据配方: save a new record. */
  dataRecipeAdd: {
    method: 'POST'
    query: None
    params: None
    body: DataRecipeAdd
    result: null
  }
  /** `PUT /data/recipe/edit` 数据配方: save a changed record. */
  dataRecipeEdit: {
    method: 'PUT'
    query: None
    params: None
    body: DataRecipeEdit
    result: null
  }
  /** `DELETE /data/recipe/delete` 数据配方: delete one record. */
  dataRecipeDelete: {
    method: 'DELETE'
    query: DataRecipeDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /data/recipe/deleteBatch` 数据配方: delete several records. */
  dataRecipeDeleteBatch: {
    method: 'DELETE'
    query: DataRecipeDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /data/recipe/saveBatch` 数据配方: save new, changed and deleted records at once, or none of them. */
  dataRecipeSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: DataRecipeChanges
    result: SavedRows
  }
  /** `GET /data/recipe/exportXls` 数据配方: workbook of what the filters leave, or of `selections`. */
  dataRecipeExportXls: {
    method: 'GET'
    query: DataRecipeExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /data/recipe/importExcel` 数据配方: take a workbook. */
  dataRecipeImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: DataRecipeImportExcelResult
  }
  /** `POST /data/recipe/importPreview` 数据配方: what a workbook would bring. */
  dataRecipeImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /data/recipe/importTemplate` 数据配方: an empty workbook to fill in. */
  dataRecipeImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /data/sheet/list` 数据表: one page. */
  dataSheetList: {
    method: 'GET'
    query: DataSheetListQuery
    params: None
    body: undefined
    result: DataSheetListResult
  }
  /** `GET /data/sheet/queryById` 数据表: one record. */
  dataSheetQueryById: {
    method: 'GET'
    query: DataSheetQueryByIdQuery
    params: None
    body: undefined
    result: DataSheet
  }
  /** `POST /data/sheet/add` 数据表: save a new record. */
  dataSheetAdd: {
    method: 'POST'
    query: None
    params: None
    body: DataSheetAdd
    result: null
  }
  /** `PUT /data/sheet/edit` 数据表: save a changed record. */
  dataSheetEdit: {
    method: 'PUT'
    query: None
    params: None
    body: DataSheetEdit
    result: null
  }
  /** `DELETE /data/sheet/delete` 数据表: delete one record. */
  dataSheetDelete: {
    method: 'DELETE'
    query: DataSheetDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /data/sheet/deleteBatch` 数据表: delete several records. */
  dataSheetDeleteBatch: {
    method: 'DELETE'
    query: DataSheetDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /data/sheet/saveBatch` 数据表: save new, changed and deleted records at once, or none of them. */
  dataSheetSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: DataSheetChanges
    result: SavedRows
  }
  /** `GET /data/sheet/exportXls` 数据表: workbook of what the filters leave, or of `selections`. */
  dataSheetExportXls: {
    method: 'GET'
    query: DataSheetExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /data/sheet/importExcel` 数据表: take a workbook. */
  dataSheetImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: DataSheetImportExcelResult
  }
  /** `POST /data/sheet/importPreview` 数据表: what a workbook would bring. */
  dataSheetImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /data/sheet/importTemplate` 数据表: an empty workbook to fill in. */
  dataSheetImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/article/list` 示例文章: one page. */
  exampleArticleList: {
    method: 'GET'
    query: ExampleArticleListQuery
    params: None
    body: undefined
    result: ExampleArticleListResult
  }
  /** `GET /example/article/queryById` 示例文章: one record. */
  exampleArticleQueryById: {
    method: 'GET'
    query: ExampleArticleQueryByIdQuery
    params: None
    body: undefined
    result: ExampleArticle
  }
  /** `POST /example/article/add` 示例文章: save a new record. */
  exampleArticleAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleArticleAdd
    result: null
  }
  /** `PUT /example/article/edit` 示例文章: save a changed record. */
  exampleArticleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleArticleEdit
    result: null
  }
  /** `DELETE /example/article/delete` 示例文章: delete one record. */
  exampleArticleDelete: {
    method: 'DELETE'
    query: ExampleArticleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/article/deleteBatch` 示例文章: delete several records. */
  exampleArticleDeleteBatch: {
    method: 'DELETE'
    query: ExampleArticleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/article/saveBatch` 示例文章: save new, changed and deleted records at once, or none of them. */
  exampleArticleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleArticleChanges
    result: SavedRows
  }
  /** `GET /example/article/exportXls` 示例文章: workbook of what the filters leave, or of `selections`. */
  exampleArticleExportXls: {
    method: 'GET'
    query: ExampleArticleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/article/importExcel` 示例文章: take a workbook. */
  exampleArticleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleArticleImportExcelResult
  }
  /** `POST /example/article/importPreview` 示例文章: what a workbook would bring. */
  exampleArticleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/article/importTemplate` 示例文章: an empty workbook to fill in. */
  exampleArticleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/attachment/list` 示例附件: one page. */
  exampleAttachmentList: {
    method: 'GET'
    query: ExampleAttachmentListQuery
    params: None
    body: undefined
    result: ExampleAttachmentListResult
  }
  /** `GET /example/attachment/queryById` 示例附件: one record. */
  exampleAttachmentQueryById: {
    method: 'GET'
    query: ExampleAttachmentQueryByIdQuery
    params: None
    body: undefined
    result: ExampleAttachment
  }
  /** `POST /example/attachment/add` 示例附件: save a new record. */
  exampleAttachmentAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleAttachmentAdd
    result: null
  }
  /** `PUT /example/attachment/edit` 示例附件: save a changed record. */
  exampleAttachmentEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleAttachmentEdit
    result: null
  }
  /** `DELETE /example/attachment/delete` 示例附件: delete one record. */
  exampleAttachmentDelete: {
    method: 'DELETE'
    query: ExampleAttachmentDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/attachment/deleteBatch` 示例附件: delete several records. */
  exampleAttachmentDeleteBatch: {
    method: 'DELETE'
    query: ExampleAttachmentDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/attachment/saveBatch` 示例附件: save new, changed and deleted records at once, or none of them. */
  exampleAttachmentSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleAttachmentChanges
    result: SavedRows
  }
  /** `GET /example/attachment/exportXls` 示例附件: workbook of what the filters leave, or of `selections`. */
  exampleAttachmentExportXls: {
    method: 'GET'
    query: ExampleAttachmentExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/attachment/importExcel` 示例附件: take a workbook. */
  exampleAttachmentImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleAttachmentImportExcelResult
  }
  /** `POST /example/attachment/importPreview` 示例附件: what a workbook would bring. */
  exampleAttachmentImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/attachment/importTemplate` 示例附件: an empty workbook to fill in. */
  exampleAttachmentImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/branch/list` 示例机构: one page. */
  exampleBranchList: {
    method: 'GET'
    query: ExampleBranchListQuery
    params: None
    body: undefined
    result: ExampleBranchListResult
  }
  /** `GET /example/branch/queryById` 示例机构: one record. */
  exampleBranchQueryById: {
    method: 'GET'
    query: ExampleBranchQueryByIdQuery
    params: None
    body: undefined
    result: ExampleBranch
  }
  /** `POST /example/branch/add` 示例机构: save a new record. */
  exampleBranchAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleBranchAdd
    result: null
  }
  /** `PUT /example/branch/edit` 示例机构: save a changed record. */
  exampleBranchEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleBranchEdit
    result: null
  }
  /** `DELETE /example/branch/delete` 示例机构: delete one record. */
  exampleBranchDelete: {
    method: 'DELETE'
    query: ExampleBranchDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/branch/deleteBatch` 示例机构: delete several records. */
  exampleBranchDeleteBatch: {
    method: 'DELETE'
    query: ExampleBranchDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/branch/saveBatch` 示例机构: save new, changed and deleted records at once, or none of them. */
  exampleBranchSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleBranchChanges
    result: SavedRows
  }
  /** `GET /example/branch/exportXls` 示例机构: workbook of what the filters leave, or of `selections`. */
  exampleBranchExportXls: {
    method: 'GET'
    query: ExampleBranchExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/branch/importExcel` 示例机构: take a workbook. */
  exampleBranchImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleBranchImportExcelResult
  }
  /** `POST /example/branch/importPreview` 示例机构: what a workbook would bring. */
  exampleBranchImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/branch/importTemplate` 示例机构: an empty workbook to fill in. */
  exampleBranchImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/budget/list` 示例预算: one page. */
  exampleBudgetList: {
    method: 'GET'
    query: ExampleBudgetListQuery
    params: None
    body: undefined
    result: ExampleBudgetListResult
  }
  /** `GET /example/budget/queryById` 示例预算: one record. */
  exampleBudgetQueryById: {
    method: 'GET'
    query: ExampleBudgetQueryByIdQuery
    params: None
    body: undefined
    result: ExampleBudget
  }
  /** `POST /example/budget/add` 示例预算: save a new record. */
  exampleBudgetAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleBudgetAdd
    result: null
  }
  /** `PUT /example/budget/edit` 示例预算: save a changed record. */
  exampleBudgetEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleBudgetEdit
    result: null
  }
  /** `DELETE /example/budget/delete` 示例预算: delete one record. */
  exampleBudgetDelete: {
    method: 'DELETE'
    query: ExampleBudgetDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/budget/deleteBatch` 示例预算: delete several records. */
  exampleBudgetDeleteBatch: {
    method: 'DELETE'
    query: ExampleBudgetDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/budget/saveBatch` 示例预算: save new, changed and deleted records at once, or none of them. */
  exampleBudgetSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleBudgetChanges
    result: SavedRows
  }
  /** `GET /example/budget/exportXls` 示例预算: workbook of what the filters leave, or of `selections`. */
  exampleBudgetExportXls: {
    method: 'GET'
    query: ExampleBudgetExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/budget/importExcel` 示例预算: take a workbook. */
  exampleBudgetImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleBudgetImportExcelResult
  }
  /** `POST /example/budget/importPreview` 示例预算: what a workbook would bring. */
  exampleBudgetImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/budget/importTemplate` 示例预算: an empty workbook to fill in. */
  exampleBudgetImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/cell/list` 示例列类型: one page. */
  exampleCellList: {
    method: 'GET'
    query: ExampleCellListQuery
    params: None
    body: undefined
    result: ExampleCellListResult
  }
  /** `GET /example/cell/queryById` 示例列类型: one record. */
  exampleCellQueryById: {
    method: 'GET'
    query: ExampleCellQueryByIdQuery
    params: None
    body: undefined
    result: ExampleCell
  }
  /** `POST /example/cell/add` 示例列类型: save a new record. */
  exampleCellAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleCellAdd
    result: null
  }
  /** `PUT /example/cell/edit` 示例列类型: save a changed record. */
  exampleCellEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleCellEdit
    result: null
  }
  /** `DELETE /example/cell/delete` 示例列类型: delete one record. */
  exampleCellDelete: {
    method: 'DELETE'
    query: ExampleCellDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/cell/deleteBatch` 示例列类型: delete several records. */
  exampleCellDeleteBatch: {
    method: 'DELETE'
    query: ExampleCellDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/cell/saveBatch` 示例列类型: save new, changed and deleted records at once, or none of them. */
  exampleCellSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleCellChanges
    result: SavedRows
  }
  /** `GET /example/cell/exportXls` 示例列类型: workbook of what the filters leave, or of `selections`. */
  exampleCellExportXls: {
    method: 'GET'
    query: ExampleCellExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/cell/importExcel` 示例列类型: take a workbook. */
  exampleCellImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleCellImportExcelResult
  }
  /** `POST /example/cell/importPreview` 示例列类型: what a workbook would bring. */
  exampleCellImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/cell/importTemplate` 示例列类型: an empty workbook to fill in. */
  exampleCellImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/code/list` 示例脚本: one page. */
  exampleCodeList: {
    method: 'GET'
    query: ExampleCodeListQuery
    params: None
    body: undefined
    result: ExampleCodeListResult
  }
  /** `GET /example/code/queryById` 示例脚本: one record. */
  exampleCodeQueryById: {
    method: 'GET'
    query: ExampleCodeQueryByIdQuery
    params: None
    body: undefined
    result: ExampleCode
  }
  /** `POST /example/code/add` 示例脚本: save a new record. */
  exampleCodeAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleCodeAdd
    result: null
  }
  /** `PUT /example/code/edit` 示例脚本: save a changed record. */
  exampleCodeEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleCodeEdit
    result: null
  }
  /** `DELETE /example/code/delete` 示例脚本: delete one record. */
  exampleCodeDelete: {
    method: 'DELETE'
    query: ExampleCodeDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/code/deleteBatch` 示例脚本: delete several records. */
  exampleCodeDeleteBatch: {
    method: 'DELETE'
    query: ExampleCodeDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/code/saveBatch` 示例脚本: save new, changed and deleted records at once, or none of them. */
  exampleCodeSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleCodeChanges
    result: SavedRows
  }
  /** `GET /example/code/exportXls` 示例脚本: workbook of what the filters leave, or of `selections`. */
  exampleCodeExportXls: {
    method: 'GET'
    query: ExampleCodeExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/code/importExcel` 示例脚本: take a workbook. */
  exampleCodeImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleCodeImportExcelResult
  }
  /** `POST /example/code/importPreview` 示例脚本: what a workbook would bring. */
  exampleCodeImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/code/importTemplate` 示例脚本: an empty workbook to fill in. */
  exampleCodeImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/job/list` 示例任务: one page. */
  exampleJobList: {
    method: 'GET'
    query: ExampleJobListQuery
    params: None
    body: undefined
    result: ExampleJobListResult
  }
  /** `GET /example/job/queryById` 示例任务: one record. */
  exampleJobQueryById: {
    method: 'GET'
    query: ExampleJobQueryByIdQuery
    params: None
    body: undefined
    result: ExampleJob
  }
  /** `POST /example/job/add` 示例任务: save a new record. */
  exampleJobAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleJobAdd
    result: null
  }
  /** `PUT /example/job/edit` 示例任务: save a changed record. */
  exampleJobEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleJobEdit
    result: null
  }
  /** `DELETE /example/job/delete` 示例任务: delete one record. */
  exampleJobDelete: {
    method: 'DELETE'
    query: ExampleJobDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/job/deleteBatch` 示例任务: delete several records. */
  exampleJobDeleteBatch: {
    method: 'DELETE'
    query: ExampleJobDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/job/saveBatch` 示例任务: save new, changed and deleted records at once, or none of them. */
  exampleJobSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleJobChanges
    result: SavedRows
  }
  /** `GET /example/job/exportXls` 示例任务: workbook of what the filters leave, or of `selections`. */
  exampleJobExportXls: {
    method: 'GET'
    query: ExampleJobExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/job/importExcel` 示例任务: take a workbook. */
  exampleJobImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleJobImportExcelResult
  }
  /** `POST /example/job/importPreview` 示例任务: what a workbook would bring. */
  exampleJobImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/job/importTemplate` 示例任务: an empty workbook to fill in. */
  exampleJobImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/material/list` 示例物料: one page. */
  exampleMaterialList: {
    method: 'GET'
    query: ExampleMaterialListQuery
    params: None
    body: undefined
    result: ExampleMaterialListResult
  }
  /** `GET /example/material/queryById` 示例物料: one record. */
  exampleMaterialQueryById: {
    method: 'GET'
    query: ExampleMaterialQueryByIdQuery
    params: None
    body: undefined
    result: ExampleMaterial
  }
  /** `POST /example/material/add` 示例物料: save a new record. */
  exampleMaterialAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleMaterialAdd
    result: null
  }
  /** `PUT /example/material/edit` 示例物料: save a changed record. */
  exampleMaterialEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleMaterialEdit
    result: null
  }
  /** `DELETE /example/material/delete` 示例物料: delete one record. */
  exampleMaterialDelete: {
    method: 'DELETE'
    query: ExampleMaterialDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/material/deleteBatch` 示例物料: delete several records. */
  exampleMaterialDeleteBatch: {
    method: 'DELETE'
    query: ExampleMaterialDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/material/saveBatch` 示例物料: save new, changed and deleted records at once, or none of them. */
  exampleMaterialSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleMaterialChanges
    result: SavedRows
  }
  /** `GET /example/material/exportXls` 示例物料: workbook of what the filters leave, or of `selections`. */
  exampleMaterialExportXls: {
    method: 'GET'
    query: ExampleMaterialExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/material/importExcel` 示例物料: take a workbook. */
  exampleMaterialImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleMaterialImportExcelResult
  }
  /** `POST /example/material/importPreview` 示例物料: what a workbook would bring. */
  exampleMaterialImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/material/importTemplate` 示例物料: an empty workbook to fill in. */
  exampleMaterialImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/order/list` 示例订单: one page. */
  exampleOrderList: {
    method: 'GET'
    query: ExampleOrderListQuery
    params: None
    body: undefined
    result: ExampleOrderListResult
  }
  /** `GET /example/order/queryById` 示例订单: one record. */
  exampleOrderQueryById: {
    method: 'GET'
    query: ExampleOrderQueryByIdQuery
    params: None
    body: undefined
    result: ExampleOrder
  }
  /** `POST /example/order/add` 示例订单: save a new record. */
  exampleOrderAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleOrderAdd
    result: null
  }
  /** `PUT /example/order/edit` 示例订单: save a changed record. */
  exampleOrderEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleOrderEdit
    result: null
  }
  /** `DELETE /example/order/delete` 示例订单: delete one record. */
  exampleOrderDelete: {
    method: 'DELETE'
    query: ExampleOrderDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/order/deleteBatch` 示例订单: delete several records. */
  exampleOrderDeleteBatch: {
    method: 'DELETE'
    query: ExampleOrderDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/order/saveBatch` 示例订单: save new, changed and deleted records at once, or none of them. */
  exampleOrderSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleOrderChanges
    result: SavedRows
  }
  /** `GET /example/order/exportXls` 示例订单: workbook of what the filters leave, or of `selections`. */
  exampleOrderExportXls: {
    method: 'GET'
    query: ExampleOrderExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/order/importExcel` 示例订单: take a workbook. */
  exampleOrderImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleOrderImportExcelResult
  }
  /** `POST /example/order/importPreview` 示例订单: what a workbook would bring. */
  exampleOrderImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/order/importTemplate` 示例订单: an empty workbook to fill in. */
  exampleOrderImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/picker/list` 示例选择器: one page. */
  examplePickerList: {
    method: 'GET'
    query: ExamplePickerListQuery
    params: None
    body: undefined
    result: ExamplePickerListResult
  }
  /** `GET /example/picker/queryById` 示例选择器: one record. */
  examplePickerQueryById: {
    method: 'GET'
    query: ExamplePickerQueryByIdQuery
    params: None
    body: undefined
    result: ExamplePicker
  }
  /** `POST /example/picker/add` 示例选择器: save a new record. */
  examplePickerAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExamplePickerAdd
    result: null
  }
  /** `PUT /example/picker/edit` 示例选择器: save a changed record. */
  examplePickerEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExamplePickerEdit
    result: null
  }
  /** `DELETE /example/picker/delete` 示例选择器: delete one record. */
  examplePickerDelete: {
    method: 'DELETE'
    query: ExamplePickerDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/picker/deleteBatch` 示例选择器: delete several records. */
  examplePickerDeleteBatch: {
    method: 'DELETE'
    query: ExamplePickerDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/picker/saveBatch` 示例选择器: save new, changed and deleted records at once, or none of them. */
  examplePickerSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExamplePickerChanges
    result: SavedRows
  }
  /** `GET /example/picker/exportXls` 示例选择器: workbook of what the filters leave, or of `selections`. */
  examplePickerExportXls: {
    method: 'GET'
    query: ExamplePickerExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/picker/importExcel` 示例选择器: take a workbook. */
  examplePickerImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExamplePickerImportExcelResult
  }
  /** `POST /example/picker/importPreview` 示例选择器: what a workbook would bring. */
  examplePickerImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/picker/importTemplate` 示例选择器: an empty workbook to fill in. */
  examplePickerImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/reading/list` 示例读数: one page. */
  exampleReadingList: {
    method: 'GET'
    query: ExampleReadingListQuery
    params: None
    body: undefined
    result: ExampleReadingListResult
  }
  /** `GET /example/reading/queryById` 示例读数: one record. */
  exampleReadingQueryById: {
    method: 'GET'
    query: ExampleReadingQueryByIdQuery
    params: None
    body: undefined
    result: ExampleReading
  }
  /** `POST /example/reading/add` 示例读数: save a new record. */
  exampleReadingAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleReadingAdd
    result: null
  }
  /** `PUT /example/reading/edit` 示例读数: save a changed record. */
  exampleReadingEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleReadingEdit
    result: null
  }
  /** `DELETE /example/reading/delete` 示例读数: delete one record. */
  exampleReadingDelete: {
    method: 'DELETE'
    query: ExampleReadingDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/reading/deleteBatch` 示例读数: delete several records. */
  exampleReadingDeleteBatch: {
    method: 'DELETE'
    query: ExampleReadingDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/reading/saveBatch` 示例读数: save new, changed and deleted records at once, or none of them. */
  exampleReadingSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleReadingChanges
    result: SavedRows
  }
  /** `GET /example/reading/exportXls` 示例读数: workbook of what the filters leave, or of `selections`. */
  exampleReadingExportXls: {
    method: 'GET'
    query: ExampleReadingExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/reading/importExcel` 示例读数: take a workbook. */
  exampleReadingImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleReadingImportExcelResult
  }
  /** `POST /example/reading/importPreview` 示例读数: what a workbook would bring. */
  exampleReadingImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/reading/importTemplate` 示例读数: an empty workbook to fill in. */
  exampleReadingImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/region/list` 示例地区: one page. */
  exampleRegionList: {
    method: 'GET'
    query: ExampleRegionListQuery
    params: None
    body: undefined
    result: ExampleRegionListResult
  }
  /** `GET /example/region/queryById` 示例地区: one record. */
  exampleRegionQueryById: {
    method: 'GET'
    query: ExampleRegionQueryByIdQuery
    params: None
    body: undefined
    result: ExampleRegion
  }
  /** `POST /example/region/add` 示例地区: save a new record. */
  exampleRegionAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleRegionAdd
    result: null
  }
  /** `PUT /example/region/edit` 示例地区: save a changed record. */
  exampleRegionEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleRegionEdit
    result: null
  }
  /** `DELETE /example/region/delete` 示例地区: delete one record. */
  exampleRegionDelete: {
    method: 'DELETE'
    query: ExampleRegionDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/region/deleteBatch` 示例地区: delete several records. */
  exampleRegionDeleteBatch: {
    method: 'DELETE'
    query: ExampleRegionDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/region/saveBatch` 示例地区: save new, changed and deleted records at once, or none of them. */
  exampleRegionSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleRegionChanges
    result: SavedRows
  }
  /** `GET /example/region/exportXls` 示例地区: workbook of what the filters leave, or of `selections`. */
  exampleRegionExportXls: {
    method: 'GET'
    query: ExampleRegionExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/region/importExcel` 示例地区: take a workbook. */
  exampleRegionImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleRegionImportExcelResult
  }
  /** `POST /example/region/importPreview` 示例地区: what a workbook would bring. */
  exampleRegionImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/region/importTemplate` 示例地区: an empty workbook to fill in. */
  exampleRegionImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/region/rootList` 示例地区: one page of what stands at the top, or below `pid`. */
  exampleRegionRootList: {
    method: 'GET'
    query: ExampleRegionRootListQuery
    params: None
    body: undefined
    result: ExampleRegionRootListResult
  }
  /** `GET /example/region/childList` 示例地区: what stands below one. */
  exampleRegionChildList: {
    method: 'GET'
    query: ExampleRegionChildListQuery
    params: None
    body: undefined
    result: ExampleRegion[]
  }
  /** `GET /example/rule/list` 示例校验: one page. */
  exampleRuleList: {
    method: 'GET'
    query: ExampleRuleListQuery
    params: None
    body: undefined
    result: ExampleRuleListResult
  }
  /** `GET /example/rule/queryById` 示例校验: one record. */
  exampleRuleQueryById: {
    method: 'GET'
    query: ExampleRuleQueryByIdQuery
    params: None
    body: undefined
    result: ExampleRule
  }
  /** `POST /example/rule/add` 示例校验: save a new record. */
  exampleRuleAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleRuleAdd
    result: null
  }
  /** `PUT /example/rule/edit` 示例校验: save a changed record. */
  exampleRuleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleRuleEdit
    result: null
  }
  /** `DELETE /example/rule/delete` 示例校验: delete one record. */
  exampleRuleDelete: {
    method: 'DELETE'
    query: ExampleRuleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/rule/deleteBatch` 示例校验: delete several records. */
  exampleRuleDeleteBatch: {
    method: 'DELETE'
    query: ExampleRuleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/rule/saveBatch` 示例校验: save new, changed and deleted records at once, or none of them. */
  exampleRuleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleRuleChanges
    result: SavedRows
  }
  /** `GET /example/rule/exportXls` 示例校验: workbook of what the filters leave, or of `selections`. */
  exampleRuleExportXls: {
    method: 'GET'
    query: ExampleRuleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/rule/importExcel` 示例校验: take a workbook. */
  exampleRuleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleRuleImportExcelResult
  }
  /** `POST /example/rule/importPreview` 示例校验: what a workbook would bring. */
  exampleRuleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/rule/importTemplate` 示例校验: an empty workbook to fill in. */
  exampleRuleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/sale/list` 示例销售: one page. */
  exampleSaleList: {
    method: 'GET'
    query: ExampleSaleListQuery
    params: None
    body: undefined
    result: ExampleSaleListResult
  }
  /** `GET /example/sale/queryById` 示例销售: one record. */
  exampleSaleQueryById: {
    method: 'GET'
    query: ExampleSaleQueryByIdQuery
    params: None
    body: undefined
    result: ExampleSale
  }
  /** `POST /example/sale/add` 示例销售: save a new record. */
  exampleSaleAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleSaleAdd
    result: null
  }
  /** `PUT /example/sale/edit` 示例销售: save a changed record. */
  exampleSaleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleSaleEdit
    result: null
  }
  /** `DELETE /example/sale/delete` 示例销售: delete one record. */
  exampleSaleDelete: {
    method: 'DELETE'
    query: ExampleSaleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/sale/deleteBatch` 示例销售: delete several records. */
  exampleSaleDeleteBatch: {
    method: 'DELETE'
    query: ExampleSaleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/sale/saveBatch` 示例销售: save new, changed and deleted records at once, or none of them. */
  exampleSaleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleSaleChanges
    result: SavedRows
  }
  /** `GET /example/sale/exportXls` 示例销售: workbook of what the filters leave, or of `selections`. */
  exampleSaleExportXls: {
    method: 'GET'
    query: ExampleSaleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/sale/importExcel` 示例销售: take a workbook. */
  exampleSaleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleSaleImportExcelResult
  }
  /** `POST /example/sale/importPreview` 示例销售: what a workbook would bring. */
  exampleSaleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/sale/importTemplate` 示例销售: an empty workbook to fill in. */
  exampleSaleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /example/text/list` 示例文本: one page. */
  exampleTextList: {
    method: 'GET'
    query: ExampleTextListQuery
    params: None
    body: undefined
    result: ExampleTextListResult
  }
  /** `GET /example/text/queryById` 示例文本: one record. */
  exampleTextQueryById: {
    method: 'GET'
    query: ExampleTextQueryByIdQuery
    params: None
    body: undefined
    result: ExampleText
  }
  /** `POST /example/text/add` 示例文本: save a new record. */
  exampleTextAdd: {
    method: 'POST'
    query: None
    params: None
    body: ExampleTextAdd
    result: null
  }
  /** `PUT /example/text/edit` 示例文本: save a changed record. */
  exampleTextEdit: {
    method: 'PUT'
    query: None
    params: None
    body: ExampleTextEdit
    result: null
  }
  /** `DELETE /example/text/delete` 示例文本: delete one record. */
  exampleTextDelete: {
    method: 'DELETE'
    query: ExampleTextDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /example/text/deleteBatch` 示例文本: delete several records. */
  exampleTextDeleteBatch: {
    method: 'DELETE'
    query: ExampleTextDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /example/text/saveBatch` 示例文本: save new, changed and deleted records at once, or none of them. */
  exampleTextSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: ExampleTextChanges
    result: SavedRows
  }
  /** `GET /example/text/exportXls` 示例文本: workbook of what the filters leave, or of `selections`. */
  exampleTextExportXls: {
    method: 'GET'
    query: ExampleTextExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /example/text/importExcel` 示例文本: take a workbook. */
  exampleTextImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ExampleTextImportExcelResult
  }
  /** `POST /example/text/importPreview` 示例文本: what a workbook would bring. */
  exampleTextImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /example/text/importTemplate` 示例文本: an empty workbook to fill in. */
  exampleTextImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /online/report/list` 报表配置: one page. */
  onlineReportList: {
    method: 'GET'
    query: OnlineReportListQuery
    params: None
    body: undefined
    result: OnlineReportListResult
  }
  /** `GET /online/report/queryById` 报表配置: one record. */
  onlineReportQueryById: {
    method: 'GET'
    query: OnlineReportQueryByIdQuery
    params: None
    body: undefined
    result: OnlineReport
  }
  /** `POST /online/report/add` 报表配置: save a new record. */
  onlineReportAdd: {
    method: 'POST'
    query: None
    params: None
    body: OnlineReportAdd
    result: null
  }
  /** `PUT /online/report/edit` 报表配置: save a changed record. */
  onlineReportEdit: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineReportEdit
    result: null
  }
  /** `DELETE /online/report/delete` 报表配置: delete one record. */
  onlineReportDelete: {
    method: 'DELETE'
    query: OnlineReportDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /online/report/deleteBatch` 报表配置: delete several records. */
  onlineReportDeleteBatch: {
    method: 'DELETE'
    query: OnlineReportDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /online/report/saveBatch` 报表配置: save new, changed and deleted records at once, or none of them. */
  onlineReportSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: OnlineReportChanges
    result: SavedRows
  }
  /** `GET /online/report/exportXls` 报表配置: workbook of what the filters leave, or of `selections`. */
  onlineReportExportXls: {
    method: 'GET'
    query: OnlineReportExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /online/report/importExcel` 报表配置: take a workbook. */
  onlineReportImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: OnlineReportImportExcelResult
  }
  /** `POST /online/report/importPreview` 报表配置: what a workbook would bring. */
  onlineReportImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /online/report/importTemplate` 报表配置: an empty workbook to fill in. */
  onlineReportImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/checkRule/list` 校验规则: one page. */
  sysCheckRuleList: {
    method: 'GET'
    query: SysCheckRuleListQuery
    params: None
    body: undefined
    result: SysCheckRuleListResult
  }
  /** `GET /sys/checkRule/queryById` 校验规则: one record. */
  sysCheckRuleQueryById: {
    method: 'GET'
    query: SysCheckRuleQueryByIdQuery
    params: None
    body: undefined
    result: SysCheckRule
  }
  /** `POST /sys/checkRule/add` 校验规则: save a new record. */
  sysCheckRuleAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysCheckRuleAdd
    result: null
  }
  /** `PUT /sys/checkRule/edit` 校验规则: save a changed record. */
  sysCheckRuleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysCheckRuleEdit
    result: null
  }
  /** `DELETE /sys/checkRule/delete` 校验规则: delete one record. */
  sysCheckRuleDelete: {
    method: 'DELETE'
    query: SysCheckRuleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/checkRule/deleteBatch` 校验规则: delete several records. */
  sysCheckRuleDeleteBatch: {
    method: 'DELETE'
    query: SysCheckRuleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/checkRule/saveBatch` 校验规则: save new, changed and deleted records at once, or none of them. */
  sysCheckRuleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysCheckRuleChanges
    result: SavedRows
  }
  /** `GET /sys/checkRule/exportXls` 校验规则: workbook of what the filters leave, or of `selections`. */
  sysCheckRuleExportXls: {
    method: 'GET'
    query: SysCheckRuleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/checkRule/importExcel` 校验规则: take a workbook. */
  sysCheckRuleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysCheckRuleImportExcelResult
  }
  /** `POST /sys/checkRule/importPreview` 校验规则: what a workbook would bring. */
  sysCheckRuleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/checkRule/importTemplate` 校验规则: an empty workbook to fill in. */
  sysCheckRuleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/fillRule/list` 填值规则: one page. */
  sysFillRuleList: {
    method: 'GET'
    query: SysFillRuleListQuery
    params: None
    body: undefined
    result: SysFillRuleListResult
  }
  /** `GET /sys/fillRule/queryById` 填值规则: one record. */
  sysFillRuleQueryById: {
    method: 'GET'
    query: SysFillRuleQueryByIdQuery
    params: None
    body: undefined
    result: SysFillRule
  }
  /** `POST /sys/fillRule/add` 填值规则: save a new record. */
  sysFillRuleAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysFillRuleAdd
    result: null
  }
  /** `PUT /sys/fillRule/edit` 填值规则: save a changed record. */
  sysFillRuleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysFillRuleEdit
    result: null
  }
  /** `DELETE /sys/fillRule/delete` 填值规则: delete one record. */
  sysFillRuleDelete: {
    method: 'DELETE'
    query: SysFillRuleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/fillRule/deleteBatch` 填值规则: delete several records. */
  sysFillRuleDeleteBatch: {
    method: 'DELETE'
    query: SysFillRuleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/fillRule/saveBatch` 填值规则: save new, changed and deleted records at once, or none of them. */
  sysFillRuleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysFillRuleChanges
    result: SavedRows
  }
  /** `GET /sys/fillRule/exportXls` 填值规则: workbook of what the filters leave, or of `selections`. */
  sysFillRuleExportXls: {
    method: 'GET'
    query: SysFillRuleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/fillRule/importExcel` 填值规则: take a workbook. */
  sysFillRuleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysFillRuleImportExcelResult
  }
  /** `POST /sys/fillRule/importPreview` 填值规则: what a workbook would bring. */
  sysFillRuleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/fillRule/importTemplate` 填值规则: an empty workbook to fill in. */
  sysFillRuleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/frameOrigin/list` 嵌入网站: one page. */
  sysFrameOriginList: {
    method: 'GET'
    query: SysFrameOriginListQuery
    params: None
    body: undefined
    result: SysFrameOriginListResult
  }
  /** `GET /sys/frameOrigin/queryById` 嵌入网站: one record. */
  sysFrameOriginQueryById: {
    method: 'GET'
    query: SysFrameOriginQueryByIdQuery
    params: None
    body: undefined
    result: SysFrameOrigin
  }
  /** `POST /sys/frameOrigin/add` 嵌入网站: save a new record. */
  sysFrameOriginAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysFrameOriginAdd
    result: null
  }
  /** `PUT /sys/frameOrigin/edit` 嵌入网站: save a changed record. */
  sysFrameOriginEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysFrameOriginEdit
    result: null
  }
  /** `DELETE /sys/frameOrigin/delete` 嵌入网站: delete one record. */
  sysFrameOriginDelete: {
    method: 'DELETE'
    query: SysFrameOriginDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/frameOrigin/deleteBatch` 嵌入网站: delete several records. */
  sysFrameOriginDeleteBatch: {
    method: 'DELETE'
    query: SysFrameOriginDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/frameOrigin/saveBatch` 嵌入网站: save new, changed and deleted records at once, or none of them. */
  sysFrameOriginSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysFrameOriginChanges
    result: SavedRows
  }
  /** `GET /sys/frameOrigin/exportXls` 嵌入网站: workbook of what the filters leave, or of `selections`. */
  sysFrameOriginExportXls: {
    method: 'GET'
    query: SysFrameOriginExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/frameOrigin/importExcel` 嵌入网站: take a workbook. */
  sysFrameOriginImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysFrameOriginImportExcelResult
  }
  /** `POST /sys/frameOrigin/importPreview` 嵌入网站: what a workbook would bring. */
  sysFrameOriginImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/frameOrigin/importTemplate` 嵌入网站: an empty workbook to fill in. */
  sysFrameOriginImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/jobFlow/list` 任务流程: one page. */
  sysJobFlowList: {
    method: 'GET'
    query: SysJobFlowListQuery
    params: None
    body: undefined
    result: SysJobFlowListResult
  }
  /** `GET /sys/jobFlow/queryById` 任务流程: one record. */
  sysJobFlowQueryById: {
    method: 'GET'
    query: SysJobFlowQueryByIdQuery
    params: None
    body: undefined
    result: SysJobFlow
  }
  /** `POST /sys/jobFlow/add` 任务流程: save a new record. */
  sysJobFlowAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysJobFlowAdd
    result: null
  }
  /** `PUT /sys/jobFlow/edit` 任务流程: save a changed record. */
  sysJobFlowEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysJobFlowEdit
    result: null
  }
  /** `DELETE /sys/jobFlow/delete` 任务流程: delete one record. */
  sysJobFlowDelete: {
    method: 'DELETE'
    query: SysJobFlowDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/jobFlow/deleteBatch` 任务流程: delete several records. */
  sysJobFlowDeleteBatch: {
    method: 'DELETE'
    query: SysJobFlowDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/jobFlow/saveBatch` 任务流程: save new, changed and deleted records at once, or none of them. */
  sysJobFlowSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysJobFlowChanges
    result: SavedRows
  }
  /** `GET /sys/jobFlow/exportXls` 任务流程: workbook of what the filters leave, or of `selections`. */
  sysJobFlowExportXls: {
    method: 'GET'
    query: SysJobFlowExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/jobFlow/importExcel` 任务流程: take a workbook. */
  sysJobFlowImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysJobFlowImportExcelResult
  }
  /** `POST /sys/jobFlow/importPreview` 任务流程: what a workbook would bring. */
  sysJobFlowImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/jobFlow/importTemplate` 任务流程: an empty workbook to fill in. */
  sysJobFlowImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/message/sysMessage/list` 消息: one page. */
  sysMessageSysMessageList: {
    method: 'GET'
    query: SysMessageSysMessageListQuery
    params: None
    body: undefined
    result: SysMessageSysMessageListResult
  }
  /** `GET /sys/message/sysMessage/queryById` 消息: one record. */
  sysMessageSysMessageQueryById: {
    method: 'GET'
    query: SysMessageSysMessageQueryByIdQuery
    params: None
    body: undefined
    result: SysMessageSysMessage
  }
  /** `POST /sys/message/sysMessage/add` 消息: save a new record. */
  sysMessageSysMessageAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageSysMessageAdd
    result: null
  }
  /** `PUT /sys/message/sysMessage/edit` 消息: save a changed record. */
  sysMessageSysMessageEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysMessageSysMessageEdit
    result: null
  }
  /** `DELETE /sys/message/sysMessage/delete` 消息: delete one record. */
  sysMessageSysMessageDelete: {
    method: 'DELETE'
    query: SysMessageSysMessageDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/message/sysMessage/deleteBatch` 消息: delete several records. */
  sysMessageSysMessageDeleteBatch: {
    method: 'DELETE'
    query: SysMessageSysMessageDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/message/sysMessage/saveBatch` 消息: save new, changed and deleted records at once, or none of them. */
  sysMessageSysMessageSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageSysMessageChanges
    result: SavedRows
  }
  /** `GET /sys/message/sysMessage/exportXls` 消息: workbook of what the filters leave, or of `selections`. */
  sysMessageSysMessageExportXls: {
    method: 'GET'
    query: SysMessageSysMessageExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/message/sysMessage/importExcel` 消息: take a workbook. */
  sysMessageSysMessageImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysMessageSysMessageImportExcelResult
  }
  /** `POST /sys/message/sysMessage/importPreview` 消息: what a workbook would bring. */
  sysMessageSysMessageImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/message/sysMessage/importTemplate` 消息: an empty workbook to fill in. */
  sysMessageSysMessageImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/message/sysMessageTemplate/list` 消息模板: one page. */
  sysMessageSysMessageTemplateList: {
    method: 'GET'
    query: SysMessageSysMessageTemplateListQuery
    params: None
    body: undefined
    result: SysMessageSysMessageTemplateListResult
  }
  /** `GET /sys/message/sysMessageTemplate/queryById` 消息模板: one record. */
  sysMessageSysMessageTemplateQueryById: {
    method: 'GET'
    query: SysMessageSysMessageTemplateQueryByIdQuery
    params: None
    body: undefined
    result: SysMessageSysMessageTemplate
  }
  /** `POST /sys/message/sysMessageTemplate/add` 消息模板: save a new record. */
  sysMessageSysMessageTemplateAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageSysMessageTemplateAdd
    result: null
  }
  /** `PUT /sys/message/sysMessageTemplate/edit` 消息模板: save a changed record. */
  sysMessageSysMessageTemplateEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysMessageSysMessageTemplateEdit
    result: null
  }
  /** `DELETE /sys/message/sysMessageTemplate/delete` 消息模板: delete one record. */
  sysMessageSysMessageTemplateDelete: {
    method: 'DELETE'
    query: SysMessageSysMessageTemplateDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/message/sysMessageTemplate/deleteBatch` 消息模板: delete several records. */
  sysMessageSysMessageTemplateDeleteBatch: {
    method: 'DELETE'
    query: SysMessageSysMessageTemplateDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/message/sysMessageTemplate/saveBatch` 消息模板: save new, changed and deleted records at once, or none of them. */
  sysMessageSysMessageTemplateSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageSysMessageTemplateChanges
    result: SavedRows
  }
  /** `GET /sys/message/sysMessageTemplate/exportXls` 消息模板: workbook of what the filters leave, or of `selections`. */
  sysMessageSysMessageTemplateExportXls: {
    method: 'GET'
    query: SysMessageSysMessageTemplateExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/message/sysMessageTemplate/importExcel` 消息模板: take a workbook. */
  sysMessageSysMessageTemplateImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysMessageSysMessageTemplateImportExcelResult
  }
  /** `POST /sys/message/sysMessageTemplate/importPreview` 消息模板: what a workbook would bring. */
  sysMessageSysMessageTemplateImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/message/sysMessageTemplate/importTemplate` 消息模板: an empty workbook to fill in. */
  sysMessageSysMessageTemplateImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/position/list` 职务: one page. */
  sysPositionList: {
    method: 'GET'
    query: SysPositionListQuery
    params: None
    body: undefined
    result: SysPositionListResult
  }
  /** `GET /sys/position/queryById` 职务: one record. */
  sysPositionQueryById: {
    method: 'GET'
    query: SysPositionQueryByIdQuery
    params: None
    body: undefined
    result: SysPosition
  }
  /** `POST /sys/position/add` 职务: save a new record. */
  sysPositionAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysPositionAdd
    result: null
  }
  /** `PUT /sys/position/edit` 职务: save a changed record. */
  sysPositionEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysPositionEdit
    result: null
  }
  /** `DELETE /sys/position/delete` 职务: delete one record. */
  sysPositionDelete: {
    method: 'DELETE'
    query: SysPositionDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/position/deleteBatch` 职务: delete several records. */
  sysPositionDeleteBatch: {
    method: 'DELETE'
    query: SysPositionDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/position/saveBatch` 职务: save new, changed and deleted records at once, or none of them. */
  sysPositionSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysPositionChanges
    result: SavedRows
  }
  /** `GET /sys/position/exportXls` 职务: workbook of what the filters leave, or of `selections`. */
  sysPositionExportXls: {
    method: 'GET'
    query: SysPositionExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/position/importExcel` 职务: take a workbook. */
  sysPositionImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysPositionImportExcelResult
  }
  /** `POST /sys/position/importPreview` 职务: what a workbook would bring. */
  sysPositionImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/position/importTemplate` 职务: an empty workbook to fill in. */
  sysPositionImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/quartzJob/list` 定时任务: one page. */
  sysQuartzJobList: {
    method: 'GET'
    query: SysQuartzJobListQuery
    params: None
    body: undefined
    result: SysQuartzJobListResult
  }
  /** `GET /sys/quartzJob/queryById` 定时任务: one record. */
  sysQuartzJobQueryById: {
    method: 'GET'
    query: SysQuartzJobQueryByIdQuery
    params: None
    body: undefined
    result: SysQuartzJob
  }
  /** `POST /sys/quartzJob/add` 定时任务: save a new record. */
  sysQuartzJobAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysQuartzJobAdd
    result: null
  }
  /** `PUT /sys/quartzJob/edit` 定时任务: save a changed record. */
  sysQuartzJobEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysQuartzJobEdit
    result: null
  }
  /** `DELETE /sys/quartzJob/delete` 定时任务: delete one record. */
  sysQuartzJobDelete: {
    method: 'DELETE'
    query: SysQuartzJobDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/quartzJob/deleteBatch` 定时任务: delete several records. */
  sysQuartzJobDeleteBatch: {
    method: 'DELETE'
    query: SysQuartzJobDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/quartzJob/saveBatch` 定时任务: save new, changed and deleted records at once, or none of them. */
  sysQuartzJobSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysQuartzJobChanges
    result: SavedRows
  }
  /** `GET /sys/quartzJob/exportXls` 定时任务: workbook of what the filters leave, or of `selections`. */
  sysQuartzJobExportXls: {
    method: 'GET'
    query: SysQuartzJobExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/quartzJob/importExcel` 定时任务: take a workbook. */
  sysQuartzJobImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysQuartzJobImportExcelResult
  }
  /** `POST /sys/quartzJob/importPreview` 定时任务: what a workbook would bring. */
  sysQuartzJobImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/quartzJob/importTemplate` 定时任务: an empty workbook to fill in. */
  sysQuartzJobImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/sysRoleIndex/list` 角色首页: one page. */
  sysSysRoleIndexList: {
    method: 'GET'
    query: SysSysRoleIndexListQuery
    params: None
    body: undefined
    result: SysSysRoleIndexListResult
  }
  /** `GET /sys/sysRoleIndex/queryById` 角色首页: one record. */
  sysSysRoleIndexQueryById: {
    method: 'GET'
    query: SysSysRoleIndexQueryByIdQuery
    params: None
    body: undefined
    result: SysSysRoleIndex
  }
  /** `POST /sys/sysRoleIndex/add` 角色首页: save a new record. */
  sysSysRoleIndexAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysSysRoleIndexAdd
    result: null
  }
  /** `PUT /sys/sysRoleIndex/edit` 角色首页: save a changed record. */
  sysSysRoleIndexEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysSysRoleIndexEdit
    result: null
  }
  /** `DELETE /sys/sysRoleIndex/delete` 角色首页: delete one record. */
  sysSysRoleIndexDelete: {
    method: 'DELETE'
    query: SysSysRoleIndexDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/sysRoleIndex/deleteBatch` 角色首页: delete several records. */
  sysSysRoleIndexDeleteBatch: {
    method: 'DELETE'
    query: SysSysRoleIndexDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/sysRoleIndex/saveBatch` 角色首页: save new, changed and deleted records at once, or none of them. */
  sysSysRoleIndexSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysSysRoleIndexChanges
    result: SavedRows
  }
  /** `GET /sys/sysRoleIndex/exportXls` 角色首页: workbook of what the filters leave, or of `selections`. */
  sysSysRoleIndexExportXls: {
    method: 'GET'
    query: SysSysRoleIndexExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/sysRoleIndex/importExcel` 角色首页: take a workbook. */
  sysSysRoleIndexImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysSysRoleIndexImportExcelResult
  }
  /** `POST /sys/sysRoleIndex/importPreview` 角色首页: what a workbook would bring. */
  sysSysRoleIndexImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/sysRoleIndex/importTemplate` 角色首页: an empty workbook to fill in. */
  sysSysRoleIndexImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/tableWhiteList/list` 查询白名单: one page. */
  sysTableWhiteListList: {
    method: 'GET'
    query: SysTableWhiteListListQuery
    params: None
    body: undefined
    result: SysTableWhiteListListResult
  }
  /** `GET /sys/tableWhiteList/queryById` 查询白名单: one record. */
  sysTableWhiteListQueryById: {
    method: 'GET'
    query: SysTableWhiteListQueryByIdQuery
    params: None
    body: undefined
    result: SysTableWhiteList
  }
  /** `POST /sys/tableWhiteList/add` 查询白名单: save a new record. */
  sysTableWhiteListAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysTableWhiteListAdd
    result: null
  }
  /** `PUT /sys/tableWhiteList/edit` 查询白名单: save a changed record. */
  sysTableWhiteListEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysTableWhiteListEdit
    result: null
  }
  /** `DELETE /sys/tableWhiteList/delete` 查询白名单: delete one record. */
  sysTableWhiteListDelete: {
    method: 'DELETE'
    query: SysTableWhiteListDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/tableWhiteList/deleteBatch` 查询白名单: delete several records. */
  sysTableWhiteListDeleteBatch: {
    method: 'DELETE'
    query: SysTableWhiteListDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/tableWhiteList/saveBatch` 查询白名单: save new, changed and deleted records at once, or none of them. */
  sysTableWhiteListSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysTableWhiteListChanges
    result: SavedRows
  }
  /** `GET /sys/tableWhiteList/exportXls` 查询白名单: workbook of what the filters leave, or of `selections`. */
  sysTableWhiteListExportXls: {
    method: 'GET'
    query: SysTableWhiteListExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/tableWhiteList/importExcel` 查询白名单: take a workbook. */
  sysTableWhiteListImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysTableWhiteListImportExcelResult
  }
  /** `POST /sys/tableWhiteList/importPreview` 查询白名单: what a workbook would bring. */
  sysTableWhiteListImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/tableWhiteList/importTemplate` 查询白名单: an empty workbook to fill in. */
  sysTableWhiteListImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/watchRule/list` 告警规则: one page. */
  sysWatchRuleList: {
    method: 'GET'
    query: SysWatchRuleListQuery
    params: None
    body: undefined
    result: SysWatchRuleListResult
  }
  /** `GET /sys/watchRule/queryById` 告警规则: one record. */
  sysWatchRuleQueryById: {
    method: 'GET'
    query: SysWatchRuleQueryByIdQuery
    params: None
    body: undefined
    result: SysWatchRule
  }
  /** `POST /sys/watchRule/add` 告警规则: save a new record. */
  sysWatchRuleAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysWatchRuleAdd
    result: null
  }
  /** `PUT /sys/watchRule/edit` 告警规则: save a changed record. */
  sysWatchRuleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysWatchRuleEdit
    result: null
  }
  /** `DELETE /sys/watchRule/delete` 告警规则: delete one record. */
  sysWatchRuleDelete: {
    method: 'DELETE'
    query: SysWatchRuleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/watchRule/deleteBatch` 告警规则: delete several records. */
  sysWatchRuleDeleteBatch: {
    method: 'DELETE'
    query: SysWatchRuleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/watchRule/saveBatch` 告警规则: save new, changed and deleted records at once, or none of them. */
  sysWatchRuleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: SysWatchRuleChanges
    result: SavedRows
  }
  /** `GET /sys/watchRule/exportXls` 告警规则: workbook of what the filters leave, or of `selections`. */
  sysWatchRuleExportXls: {
    method: 'GET'
    query: SysWatchRuleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/watchRule/importExcel` 告警规则: take a workbook. */
  sysWatchRuleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysWatchRuleImportExcelResult
  }
  /** `POST /sys/watchRule/importPreview` 告警规则: what a workbook would bring. */
  sysWatchRuleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/watchRule/importTemplate` 告警规则: an empty workbook to fill in. */
  sysWatchRuleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/companyinformation/list` 企业信息: one page. */
  unstructurDocumentdataCompanyinformationList: {
    method: 'GET'
    query: UnstructurDocumentdataCompanyinformationListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataCompanyinformationListResult
  }
  /** `GET /unstructur/documentdata/companyinformation/queryById` 企业信息: one record. */
  unstructurDocumentdataCompanyinformationQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataCompanyinformationQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataCompanyinformation
  }
  /** `POST /unstructur/documentdata/companyinformation/add` 企业信息: save a new record. */
  unstructurDocumentdataCompanyinformationAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataCompanyinformationAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/companyinformation/edit` 企业信息: save a changed record. */
  unstructurDocumentdataCompanyinformationEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataCompanyinformationEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/companyinformation/delete` 企业信息: delete one record. */
  unstructurDocumentdataCompanyinformationDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataCompanyinformationDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/companyinformation/deleteBatch` 企业信息: delete several records. */
  unstructurDocumentdataCompanyinformationDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataCompanyinformationDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/companyinformation/saveBatch` 企业信息: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataCompanyinformationSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataCompanyinformationChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/companyinformation/exportXls` 企业信息: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataCompanyinformationExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataCompanyinformationExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/companyinformation/importExcel` 企业信息: take a workbook. */
  unstructurDocumentdataCompanyinformationImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataCompanyinformationImportExcelResult
  }
  /** `POST /unstructur/documentdata/companyinformation/importPreview` 企业信息: what a workbook would bring. */
  unstructurDocumentdataCompanyinformationImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/companyinformation/importTemplate` 企业信息: an empty workbook to fill in. */
  unstructurDocumentdataCompanyinformationImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/contracttemplate/list` 合同模板: one page. */
  unstructurDocumentdataContracttemplateList: {
    method: 'GET'
    query: UnstructurDocumentdataContracttemplateListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataContracttemplateListResult
  }
  /** `GET /unstructur/documentdata/contracttemplate/queryById` 合同模板: one record. */
  unstructurDocumentdataContracttemplateQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataContracttemplateQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataContracttemplate
  }
  /** `POST /unstructur/documentdata/contracttemplate/add` 合同模板: save a new record. */
  unstructurDocumentdataContracttemplateAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataContracttemplateAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/contracttemplate/edit` 合同模板: save a changed record. */
  unstructurDocumentdataContracttemplateEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataContracttemplateEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/contracttemplate/delete` 合同模板: delete one record. */
  unstructurDocumentdataContracttemplateDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataContracttemplateDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/contracttemplate/deleteBatch` 合同模板: delete several records. */
  unstructurDocumentdataContracttemplateDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataContracttemplateDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/contracttemplate/saveBatch` 合同模板: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataContracttemplateSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataContracttemplateChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/contracttemplate/exportXls` 合同模板: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataContracttemplateExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataContracttemplateExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/contracttemplate/importExcel` 合同模板: take a workbook. */
  unstructurDocumentdataContracttemplateImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataContracttemplateImportExcelResult
  }
  /** `POST /unstructur/documentdata/contracttemplate/importPreview` 合同模板: what a workbook would bring. */
  unstructurDocumentdataContracttemplateImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/contracttemplate/importTemplate` 合同模板: an empty workbook to fill in. */
  unstructurDocumentdataContracttemplateImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/documentfolder/list` 文档目录: one page. */
  unstructurDocumentdataDocumentfolderList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentfolderListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentfolderListResult
  }
  /** `GET /unstructur/documentdata/documentfolder/queryById` 文档目录: one record. */
  unstructurDocumentdataDocumentfolderQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentfolderQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentfolder
  }
  /** `POST /unstructur/documentdata/documentfolder/add` 文档目录: save a new record. */
  unstructurDocumentdataDocumentfolderAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataDocumentfolderAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/documentfolder/edit` 文档目录: save a changed record. */
  unstructurDocumentdataDocumentfolderEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataDocumentfolderEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/documentfolder/delete` 文档目录: delete one record. */
  unstructurDocumentdataDocumentfolderDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataDocumentfolderDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/documentfolder/deleteBatch` 文档目录: delete several records. */
  unstructurDocumentdataDocumentfolderDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataDocumentfolderDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/documentfolder/saveBatch` 文档目录: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataDocumentfolderSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataDocumentfolderChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/documentfolder/exportXls` 文档目录: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataDocumentfolderExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentfolderExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/documentfolder/importExcel` 文档目录: take a workbook. */
  unstructurDocumentdataDocumentfolderImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataDocumentfolderImportExcelResult
  }
  /** `POST /unstructur/documentdata/documentfolder/importPreview` 文档目录: what a workbook would bring. */
  unstructurDocumentdataDocumentfolderImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/documentfolder/importTemplate` 文档目录: an empty workbook to fill in. */
  unstructurDocumentdataDocumentfolderImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/documentfolder/rootList` 文档目录: one page of what stands at the top, or below `pid`. */
  unstructurDocumentdataDocumentfolderRootList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentfolderRootListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentfolderRootListResult
  }
  /** `GET /unstructur/documentdata/documentfolder/childList` 文档目录: what stands below one. */
  unstructurDocumentdataDocumentfolderChildList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentfolderChildListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentfolder[]
  }
  /** `GET /unstructur/documentdata/documentinformation/list` 文档: one page. */
  unstructurDocumentdataDocumentinformationList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentinformationListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentinformationListResult
  }
  /** `GET /unstructur/documentdata/documentinformation/queryById` 文档: one record. */
  unstructurDocumentdataDocumentinformationQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentinformationQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumentinformation
  }
  /** `POST /unstructur/documentdata/documentinformation/add` 文档: save a new record. */
  unstructurDocumentdataDocumentinformationAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataDocumentinformationAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/documentinformation/edit` 文档: save a changed record. */
  unstructurDocumentdataDocumentinformationEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataDocumentinformationEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/documentinformation/delete` 文档: delete one record. */
  unstructurDocumentdataDocumentinformationDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataDocumentinformationDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/documentinformation/deleteBatch` 文档: delete several records. */
  unstructurDocumentdataDocumentinformationDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataDocumentinformationDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/documentinformation/saveBatch` 文档: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataDocumentinformationSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataDocumentinformationChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/documentinformation/exportXls` 文档: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataDocumentinformationExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataDocumentinformationExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/documentinformation/importExcel` 文档: take a workbook. */
  unstructurDocumentdataDocumentinformationImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataDocumentinformationImportExcelResult
  }
  /** `POST /unstructur/documentdata/documentinformation/importPreview` 文档: what a workbook would bring. */
  unstructurDocumentdataDocumentinformationImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/documentinformation/importTemplate` 文档: an empty workbook to fill in. */
  unstructurDocumentdataDocumentinformationImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/documenttype/list` 文档类型: one page. */
  unstructurDocumentdataDocumenttypeList: {
    method: 'GET'
    query: UnstructurDocumentdataDocumenttypeListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumenttypeListResult
  }
  /** `GET /unstructur/documentdata/documenttype/queryById` 文档类型: one record. */
  unstructurDocumentdataDocumenttypeQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataDocumenttypeQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataDocumenttype
  }
  /** `POST /unstructur/documentdata/documenttype/add` 文档类型: save a new record. */
  unstructurDocumentdataDocumenttypeAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataDocumenttypeAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/documenttype/edit` 文档类型: save a changed record. */
  unstructurDocumentdataDocumenttypeEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataDocumenttypeEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/documenttype/delete` 文档类型: delete one record. */
  unstructurDocumentdataDocumenttypeDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataDocumenttypeDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/documenttype/deleteBatch` 文档类型: delete several records. */
  unstructurDocumentdataDocumenttypeDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataDocumenttypeDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/documenttype/saveBatch` 文档类型: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataDocumenttypeSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataDocumenttypeChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/documenttype/exportXls` 文档类型: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataDocumenttypeExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataDocumenttypeExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/documenttype/importExcel` 文档类型: take a workbook. */
  unstructurDocumentdataDocumenttypeImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataDocumenttypeImportExcelResult
  }
  /** `POST /unstructur/documentdata/documenttype/importPreview` 文档类型: what a workbook would bring. */
  unstructurDocumentdataDocumenttypeImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/documenttype/importTemplate` 文档类型: an empty workbook to fill in. */
  unstructurDocumentdataDocumenttypeImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/knowledgebase/list` 知识: one page. */
  unstructurDocumentdataKnowledgebaseList: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebaseListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgebaseListResult
  }
  /** `GET /unstructur/documentdata/knowledgebase/queryById` 知识: one record. */
  unstructurDocumentdataKnowledgebaseQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebaseQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgebase
  }
  /** `POST /unstructur/documentdata/knowledgebase/add` 知识: save a new record. */
  unstructurDocumentdataKnowledgebaseAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgebaseAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/knowledgebase/edit` 知识: save a changed record. */
  unstructurDocumentdataKnowledgebaseEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgebaseEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/knowledgebase/delete` 知识: delete one record. */
  unstructurDocumentdataKnowledgebaseDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataKnowledgebaseDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/knowledgebase/deleteBatch` 知识: delete several records. */
  unstructurDocumentdataKnowledgebaseDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataKnowledgebaseDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/knowledgebase/saveBatch` 知识: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataKnowledgebaseSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgebaseChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/knowledgebase/exportXls` 知识: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataKnowledgebaseExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebaseExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/knowledgebase/importExcel` 知识: take a workbook. */
  unstructurDocumentdataKnowledgebaseImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataKnowledgebaseImportExcelResult
  }
  /** `POST /unstructur/documentdata/knowledgebase/importPreview` 知识: what a workbook would bring. */
  unstructurDocumentdataKnowledgebaseImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/knowledgebase/importTemplate` 知识: an empty workbook to fill in. */
  unstructurDocumentdataKnowledgebaseImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/knowledgebasedocumenttype/list` 知识类型: one page. */
  unstructurDocumentdataKnowledgebasedocumenttypeList: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgebasedocumenttypeListResult
  }
  /** `GET /unstructur/documentdata/knowledgebasedocumenttype/queryById` 知识类型: one record. */
  unstructurDocumentdataKnowledgebasedocumenttypeQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgebasedocumenttype
  }
  /** `POST /unstructur/documentdata/knowledgebasedocumenttype/add` 知识类型: save a new record. */
  unstructurDocumentdataKnowledgebasedocumenttypeAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgebasedocumenttypeAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/knowledgebasedocumenttype/edit` 知识类型: save a changed record. */
  unstructurDocumentdataKnowledgebasedocumenttypeEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgebasedocumenttypeEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/knowledgebasedocumenttype/delete` 知识类型: delete one record. */
  unstructurDocumentdataKnowledgebasedocumenttypeDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/knowledgebasedocumenttype/deleteBatch` 知识类型: delete several records. */
  unstructurDocumentdataKnowledgebasedocumenttypeDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/knowledgebasedocumenttype/saveBatch` 知识类型: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataKnowledgebasedocumenttypeSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgebasedocumenttypeChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/knowledgebasedocumenttype/exportXls` 知识类型: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataKnowledgebasedocumenttypeExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebasedocumenttypeExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/knowledgebasedocumenttype/importExcel` 知识类型: take a workbook. */
  unstructurDocumentdataKnowledgebasedocumenttypeImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataKnowledgebasedocumenttypeImportExcelResult
  }
  /** `POST /unstructur/documentdata/knowledgebasedocumenttype/importPreview` 知识类型: what a workbook would bring. */
  unstructurDocumentdataKnowledgebasedocumenttypeImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/knowledgebasedocumenttype/importTemplate` 知识类型: an empty workbook to fill in. */
  unstructurDocumentdataKnowledgebasedocumenttypeImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/knowledgecategory/list` 知识分类: one page. */
  unstructurDocumentdataKnowledgecategoryList: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgecategoryListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgecategoryListResult
  }
  /** `GET /unstructur/documentdata/knowledgecategory/queryById` 知识分类: one record. */
  unstructurDocumentdataKnowledgecategoryQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgecategoryQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgecategory
  }
  /** `POST /unstructur/documentdata/knowledgecategory/add` 知识分类: save a new record. */
  unstructurDocumentdataKnowledgecategoryAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgecategoryAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/knowledgecategory/edit` 知识分类: save a changed record. */
  unstructurDocumentdataKnowledgecategoryEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgecategoryEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/knowledgecategory/delete` 知识分类: delete one record. */
  unstructurDocumentdataKnowledgecategoryDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataKnowledgecategoryDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/knowledgecategory/deleteBatch` 知识分类: delete several records. */
  unstructurDocumentdataKnowledgecategoryDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataKnowledgecategoryDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/knowledgecategory/saveBatch` 知识分类: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataKnowledgecategorySaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataKnowledgecategoryChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/knowledgecategory/exportXls` 知识分类: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataKnowledgecategoryExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgecategoryExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/knowledgecategory/importExcel` 知识分类: take a workbook. */
  unstructurDocumentdataKnowledgecategoryImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataKnowledgecategoryImportExcelResult
  }
  /** `POST /unstructur/documentdata/knowledgecategory/importPreview` 知识分类: what a workbook would bring. */
  unstructurDocumentdataKnowledgecategoryImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/knowledgecategory/importTemplate` 知识分类: an empty workbook to fill in. */
  unstructurDocumentdataKnowledgecategoryImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/knowledgecategory/rootList` 知识分类: one page of what stands at the top, or below `pid`. */
  unstructurDocumentdataKnowledgecategoryRootList: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgecategoryRootListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgecategoryRootListResult
  }
  /** `GET /unstructur/documentdata/knowledgecategory/childList` 知识分类: what stands below one. */
  unstructurDocumentdataKnowledgecategoryChildList: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgecategoryChildListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataKnowledgecategory[]
  }
  /** `GET /unstructur/documentdata/searchword/list` 检索词典: one page. */
  unstructurDocumentdataSearchwordList: {
    method: 'GET'
    query: UnstructurDocumentdataSearchwordListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataSearchwordListResult
  }
  /** `GET /unstructur/documentdata/searchword/queryById` 检索词典: one record. */
  unstructurDocumentdataSearchwordQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataSearchwordQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataSearchword
  }
  /** `POST /unstructur/documentdata/searchword/add` 检索词典: save a new record. */
  unstructurDocumentdataSearchwordAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataSearchwordAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/searchword/edit` 检索词典: save a changed record. */
  unstructurDocumentdataSearchwordEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataSearchwordEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/searchword/delete` 检索词典: delete one record. */
  unstructurDocumentdataSearchwordDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataSearchwordDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/searchword/deleteBatch` 检索词典: delete several records. */
  unstructurDocumentdataSearchwordDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataSearchwordDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/searchword/saveBatch` 检索词典: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataSearchwordSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataSearchwordChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/searchword/exportXls` 检索词典: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataSearchwordExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataSearchwordExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/searchword/importExcel` 检索词典: take a workbook. */
  unstructurDocumentdataSearchwordImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataSearchwordImportExcelResult
  }
  /** `POST /unstructur/documentdata/searchword/importPreview` 检索词典: what a workbook would bring. */
  unstructurDocumentdataSearchwordImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/searchword/importTemplate` 检索词典: an empty workbook to fill in. */
  unstructurDocumentdataSearchwordImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/tag/list` 标签: one page. */
  unstructurDocumentdataTagList: {
    method: 'GET'
    query: UnstructurDocumentdataTagListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataTagListResult
  }
  /** `GET /unstructur/documentdata/tag/queryById` 标签: one record. */
  unstructurDocumentdataTagQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataTagQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataTag
  }
  /** `POST /unstructur/documentdata/tag/add` 标签: save a new record. */
  unstructurDocumentdataTagAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataTagAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/tag/edit` 标签: save a changed record. */
  unstructurDocumentdataTagEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataTagEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/tag/delete` 标签: delete one record. */
  unstructurDocumentdataTagDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataTagDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/tag/deleteBatch` 标签: delete several records. */
  unstructurDocumentdataTagDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataTagDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/tag/saveBatch` 标签: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataTagSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataTagChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/tag/exportXls` 标签: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataTagExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataTagExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/tag/importExcel` 标签: take a workbook. */
  unstructurDocumentdataTagImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataTagImportExcelResult
  }
  /** `POST /unstructur/documentdata/tag/importPreview` 标签: what a workbook would bring. */
  unstructurDocumentdataTagImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/tag/importTemplate` 标签: an empty workbook to fill in. */
  unstructurDocumentdataTagImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /unstructur/documentdata/watchlist/list` 名单: one page. */
  unstructurDocumentdataWatchlistList: {
    method: 'GET'
    query: UnstructurDocumentdataWatchlistListQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataWatchlistListResult
  }
  /** `GET /unstructur/documentdata/watchlist/queryById` 名单: one record. */
  unstructurDocumentdataWatchlistQueryById: {
    method: 'GET'
    query: UnstructurDocumentdataWatchlistQueryByIdQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataWatchlist
  }
  /** `POST /unstructur/documentdata/watchlist/add` 名单: save a new record. */
  unstructurDocumentdataWatchlistAdd: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataWatchlistAdd
    result: null
  }
  /** `PUT /unstructur/documentdata/watchlist/edit` 名单: save a changed record. */
  unstructurDocumentdataWatchlistEdit: {
    method: 'PUT'
    query: None
    params: None
    body: UnstructurDocumentdataWatchlistEdit
    result: null
  }
  /** `DELETE /unstructur/documentdata/watchlist/delete` 名单: delete one record. */
  unstructurDocumentdataWatchlistDelete: {
    method: 'DELETE'
    query: UnstructurDocumentdataWatchlistDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /unstructur/documentdata/watchlist/deleteBatch` 名单: delete several records. */
  unstructurDocumentdataWatchlistDeleteBatch: {
    method: 'DELETE'
    query: UnstructurDocumentdataWatchlistDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /unstructur/documentdata/watchlist/saveBatch` 名单: save new, changed and deleted records at once, or none of them. */
  unstructurDocumentdataWatchlistSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: UnstructurDocumentdataWatchlistChanges
    result: SavedRows
  }
  /** `GET /unstructur/documentdata/watchlist/exportXls` 名单: workbook of what the filters leave, or of `selections`. */
  unstructurDocumentdataWatchlistExportXls: {
    method: 'GET'
    query: UnstructurDocumentdataWatchlistExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/watchlist/importExcel` 名单: take a workbook. */
  unstructurDocumentdataWatchlistImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: UnstructurDocumentdataWatchlistImportExcelResult
  }
  /** `POST /unstructur/documentdata/watchlist/importPreview` 名单: what a workbook would bring. */
  unstructurDocumentdataWatchlistImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /unstructur/documentdata/watchlist/importTemplate` 名单: an empty workbook to fill in. */
  unstructurDocumentdataWatchlistImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /website/article/list` 文章: one page. */
  websiteArticleList: {
    method: 'GET'
    query: WebsiteArticleListQuery
    params: None
    body: undefined
    result: WebsiteArticleListResult
  }
  /** `GET /website/article/queryById` 文章: one record. */
  websiteArticleQueryById: {
    method: 'GET'
    query: WebsiteArticleQueryByIdQuery
    params: None
    body: undefined
    result: WebsiteArticle
  }
  /** `POST /website/article/add` 文章: save a new record. */
  websiteArticleAdd: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteArticleAdd
    result: null
  }
  /** `PUT /website/article/edit` 文章: save a changed record. */
  websiteArticleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: WebsiteArticleEdit
    result: null
  }
  /** `DELETE /website/article/delete` 文章: delete one record. */
  websiteArticleDelete: {
    method: 'DELETE'
    query: WebsiteArticleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /website/article/deleteBatch` 文章: delete several records. */
  websiteArticleDeleteBatch: {
    method: 'DELETE'
    query: WebsiteArticleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /website/article/saveBatch` 文章: save new, changed and deleted records at once, or none of them. */
  websiteArticleSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteArticleChanges
    result: SavedRows
  }
  /** `GET /website/article/exportXls` 文章: workbook of what the filters leave, or of `selections`. */
  websiteArticleExportXls: {
    method: 'GET'
    query: WebsiteArticleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /website/article/importExcel` 文章: take a workbook. */
  websiteArticleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: WebsiteArticleImportExcelResult
  }
  /** `POST /website/article/importPreview` 文章: what a workbook would bring. */
  websiteArticleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /website/article/importTemplate` 文章: an empty workbook to fill in. */
  websiteArticleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /website/column/list` 栏目: one page. */
  websiteColumnList: {
    method: 'GET'
    query: WebsiteColumnListQuery
    params: None
    body: undefined
    result: WebsiteColumnListResult
  }
  /** `GET /website/column/queryById` 栏目: one record. */
  websiteColumnQueryById: {
    method: 'GET'
    query: WebsiteColumnQueryByIdQuery
    params: None
    body: undefined
    result: WebsiteColumn
  }
  /** `POST /website/column/add` 栏目: save a new record. */
  websiteColumnAdd: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteColumnAdd
    result: null
  }
  /** `PUT /website/column/edit` 栏目: save a changed record. */
  websiteColumnEdit: {
    method: 'PUT'
    query: None
    params: None
    body: WebsiteColumnEdit
    result: null
  }
  /** `DELETE /website/column/delete` 栏目: delete one record. */
  websiteColumnDelete: {
    method: 'DELETE'
    query: WebsiteColumnDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /website/column/deleteBatch` 栏目: delete several records. */
  websiteColumnDeleteBatch: {
    method: 'DELETE'
    query: WebsiteColumnDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /website/column/saveBatch` 栏目: save new, changed and deleted records at once, or none of them. */
  websiteColumnSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteColumnChanges
    result: SavedRows
  }
  /** `GET /website/column/exportXls` 栏目: workbook of what the filters leave, or of `selections`. */
  websiteColumnExportXls: {
    method: 'GET'
    query: WebsiteColumnExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /website/column/importExcel` 栏目: take a workbook. */
  websiteColumnImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: WebsiteColumnImportExcelResult
  }
  /** `POST /website/column/importPreview` 栏目: what a workbook would bring. */
  websiteColumnImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /website/column/importTemplate` 栏目: an empty workbook to fill in. */
  websiteColumnImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /website/column/rootList` 栏目: one page of what stands at the top, or below `pid`. */
  websiteColumnRootList: {
    method: 'GET'
    query: WebsiteColumnRootListQuery
    params: None
    body: undefined
    result: WebsiteColumnRootListResult
  }
  /** `GET /website/column/childList` 栏目: what stands below one. */
  websiteColumnChildList: {
    method: 'GET'
    query: WebsiteColumnChildListQuery
    params: None
    body: undefined
    result: WebsiteColumn[]
  }
  /** `GET /website/link/list` 友情链接: one page. */
  websiteLinkList: {
    method: 'GET'
    query: WebsiteLinkListQuery
    params: None
    body: undefined
    result: WebsiteLinkListResult
  }
  /** `GET /website/link/queryById` 友情链接: one record. */
  websiteLinkQueryById: {
    method: 'GET'
    query: WebsiteLinkQueryByIdQuery
    params: None
    body: undefined
    result: WebsiteLink
  }
  /** `POST /website/link/add` 友情链接: save a new record. */
  websiteLinkAdd: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteLinkAdd
    result: null
  }
  /** `PUT /website/link/edit` 友情链接: save a changed record. */
  websiteLinkEdit: {
    method: 'PUT'
    query: None
    params: None
    body: WebsiteLinkEdit
    result: null
  }
  /** `DELETE /website/link/delete` 友情链接: delete one record. */
  websiteLinkDelete: {
    method: 'DELETE'
    query: WebsiteLinkDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /website/link/deleteBatch` 友情链接: delete several records. */
  websiteLinkDeleteBatch: {
    method: 'DELETE'
    query: WebsiteLinkDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /website/link/saveBatch` 友情链接: save new, changed and deleted records at once, or none of them. */
  websiteLinkSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteLinkChanges
    result: SavedRows
  }
  /** `GET /website/link/exportXls` 友情链接: workbook of what the filters leave, or of `selections`. */
  websiteLinkExportXls: {
    method: 'GET'
    query: WebsiteLinkExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /website/link/importExcel` 友情链接: take a workbook. */
  websiteLinkImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: WebsiteLinkImportExcelResult
  }
  /** `POST /website/link/importPreview` 友情链接: what a workbook would bring. */
  websiteLinkImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /website/link/importTemplate` 友情链接: an empty workbook to fill in. */
  websiteLinkImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /website/slide/list` 首页轮播: one page. */
  websiteSlideList: {
    method: 'GET'
    query: WebsiteSlideListQuery
    params: None
    body: undefined
    result: WebsiteSlideListResult
  }
  /** `GET /website/slide/queryById` 首页轮播: one record. */
  websiteSlideQueryById: {
    method: 'GET'
    query: WebsiteSlideQueryByIdQuery
    params: None
    body: undefined
    result: WebsiteSlide
  }
  /** `POST /website/slide/add` 首页轮播: save a new record. */
  websiteSlideAdd: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteSlideAdd
    result: null
  }
  /** `PUT /website/slide/edit` 首页轮播: save a changed record. */
  websiteSlideEdit: {
    method: 'PUT'
    query: None
    params: None
    body: WebsiteSlideEdit
    result: null
  }
  /** `DELETE /website/slide/delete` 首页轮播: delete one record. */
  websiteSlideDelete: {
    method: 'DELETE'
    query: WebsiteSlideDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /website/slide/deleteBatch` 首页轮播: delete several records. */
  websiteSlideDeleteBatch: {
    method: 'DELETE'
    query: WebsiteSlideDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /website/slide/saveBatch` 首页轮播: save new, changed and deleted records at once, or none of them. */
  websiteSlideSaveBatch: {
    method: 'POST'
    query: None
    params: None
    body: WebsiteSlideChanges
    result: SavedRows
  }
  /** `GET /website/slide/exportXls` 首页轮播: workbook of what the filters leave, or of `selections`. */
  websiteSlideExportXls: {
    method: 'GET'
    query: WebsiteSlideExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /website/slide/importExcel` 首页轮播: take a workbook. */
  websiteSlideImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: WebsiteSlideImportExcelResult
  }
  /** `POST /website/slide/importPreview` 首页轮播: what a workbook would bring. */
  websiteSlideImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /website/slide/importTemplate` 首页轮播: an empty workbook to fill in. */
  websiteSlideImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/quartzJob/pause` Stop schedules: nothing is planned until they are resumed. */
  sysQuartzJobPause: {
    method: 'GET'
    query: SysQuartzJobPauseQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/quartzJob/resume` Resume schedules; times that passed meanwhile are not made up for. */
  sysQuartzJobResume: {
    method: 'GET'
    query: SysQuartzJobResumeQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/quartzJob/execute` Run a schedule now, for the caller. */
  sysQuartzJobExecute: {
    method: 'GET'
    query: SysQuartzJobExecuteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/quartzJob/types` The kinds of jobs, with their parameters. */
  sysQuartzJobTypes: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: JobType[]
  }
  /** `GET /sys/quartzJob/nextRuns` When a schedule runs next, by the clock of its time zone; nothing while it, or all jobs, are held. */
  sysQuartzJobNextRuns: {
    method: 'GET'
    query: SysQuartzJobNextRunsQuery
    params: None
    body: undefined
    result: SysQuartzJobNextRunsResult
  }
  /** `GET /sys/quartzJob/today` What has run and will run on a day (China time): the runs of the day and the times that are still to come, at most 24 of a schedule, in their order. */
  sysQuartzJobToday: {
    method: 'GET'
    query: SysQuartzJobTodayQuery
    params: None
    body: undefined
    result: JobTime[]
  }
  /** `GET /sys/quartzJob/hold` Whether all jobs of the installation are held for maintenance. */
  sysQuartzJobHold: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: JobHold
  }
  /** `PUT /sys/quartzJob/hold` Hold all jobs of the installation, or let them go on. What runs ends; nothing is begun. */
  sysQuartzJobHoldPut: {
    method: 'PUT'
    query: None
    params: None
    body: SysQuartzJobHoldPutBody
    result: null
  }
  /** `GET /sys/jobRun/list` Runs, the newest first. */
  sysJobRunList: {
    method: 'GET'
    query: SysJobRunListQuery
    params: None
    body: undefined
    result: SysJobRunListResult
  }
  /** `GET /sys/jobRun/queryById` One run: for who may list them, and for its owner. */
  sysJobRunQueryById: {
    method: 'GET'
    query: SysJobRunQueryByIdQuery
    params: None
    body: undefined
    result: JobRun
  }
  /** `GET /sys/jobRun/lines` What runs have logged, the newest first; of one by `runId`. */
  sysJobRunLines: {
    method: 'GET'
    query: SysJobRunLinesQuery
    params: None
    body: undefined
    result: SysJobRunLinesResult
  }
  /** `POST /sys/jobRun/cancel` Cancel a run that has not ended: for its owner, and with jobRun:cancel. */
  sysJobRunCancel: {
    method: 'POST'
    query: None
    params: None
    body: SysJobRunCancelBody
    result: null
  }
  /** `POST /sys/jobRun/again` Run the same again, for the caller: for its owner, and with jobRun:again. */
  sysJobRunAgain: {
    method: 'POST'
    query: None
    params: None
    body: SysJobRunAgainBody
    result: null
  }
  /** `GET /sys/jobRun/mine` The caller's runs that have not ended, and the newest that have. */
  sysJobRunMine: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: JobRun[]
  }
  /** `GET /sys/jobRun/figures` Runs of today (China time) in numbers. */
  sysJobRunFigures: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: JobFigures
  }
  /** `POST /sys/jobFlow/run` Begin a flow for the caller; refused while a run of it goes on. */
  sysJobFlowRun: {
    method: 'POST'
    query: None
    params: None
    body: SysJobFlowRunBody
    result: SysJobFlowRunResult
  }
  /** `GET /sys/jobFlowRun/list` Runs of flows, the newest first. */
  sysJobFlowRunList: {
    method: 'GET'
    query: SysJobFlowRunListQuery
    params: None
    body: undefined
    result: SysJobFlowRunListResult
  }
  /** `GET /sys/jobFlowRun/steps` Steps of runs of flows, in their order; of one by `flowRunId`. */
  sysJobFlowRunSteps: {
    method: 'GET'
    query: SysJobFlowRunStepsQuery
    params: None
    body: undefined
    result: SysJobFlowRunStepsResult
  }
  /** `POST /sys/jobFlowRun/cancel` Stop a run of a flow: what waits is not begun, and what runs is asked to end. */
  sysJobFlowRunCancel: {
    method: 'POST'
    query: None
    params: None
    body: SysJobFlowRunCancelBody
    result: null
  }
  /** `POST /sys/jobFlowRun/again` Let a run that failed or was stopped go on from the steps that did not succeed. */
  sysJobFlowRunAgain: {
    method: 'POST'
    query: None
    params: None
    body: SysJobFlowRunAgainBody
    result: null
  }
  /** `GET /unstructur/documentdata/knowledgebase/votes` How many find an entry useful, and whether the caller does. */
  unstructurDocumentdataKnowledgebaseVotes: {
    method: 'GET'
    query: UnstructurDocumentdataKnowledgebaseVotesQuery
    params: None
    body: undefined
    result: KnowledgeVotes
  }
  /** `POST /unstructur/documentdata/knowledgebase/vote` Find an entry useful, or no more; each user counts once. */
  unstructurDocumentdataKnowledgebaseVote: {
    method: 'POST'
    query: None
    params: None
    body: KnowledgeVote
    result: KnowledgeVotes
  }
  /** `GET /audit/law/article/list` Articles of the laws in force today, on a day, or of one version. */
  auditLawArticleList: {
    method: 'GET'
    query: AuditLawArticleListQuery
    params: None
    body: undefined
    result: AuditLawArticleListResult
  }
  /** `GET /audit/law/comparison` Two versions of laws article by article. */
  auditLawComparison: {
    method: 'GET'
    query: AuditLawComparisonQuery
    params: None
    body: undefined
    result: ComparedArticle[]
  }
  /** `GET /sys/log/list` Sign-ins, operations and failures, the newest first; `keyWord` asks for a part of the content. */
  sysLogList: {
    method: 'GET'
    query: SysLogListQuery
    params: None
    body: undefined
    result: SysLogListResult
  }
  /** `GET /sys/log/exportXls` Workbook of the lines that the filters leave, or of `selections`. */
  sysLogExportXls: {
    method: 'GET'
    query: SysLogExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/log/exportFile` Begin a job that writes all lines that the filters leave into a file of the caller. */
  sysLogExportFile: {
    method: 'POST'
    query: None
    params: None
    body: SysLogExportFileBody
    result: null
  }
  /** `POST /sys/dataLog/exportFile` Begin a job that writes all changes that the filters leave into a file of the caller. */
  sysDataLogExportFile: {
    method: 'POST'
    query: None
    params: None
    body: SysDataLogExportFileBody
    result: null
  }
  /** `GET /sys/dataLog/list` Changes of records in every table, the newest first. */
  sysDataLogList: {
    method: 'GET'
    query: SysDataLogListQuery
    params: None
    body: undefined
    result: SysDataLogListResult
  }
  /** `GET /sys/dataLog/exportXls` Workbook of the changes that the filters leave, or of `selections`. */
  sysDataLogExportXls: {
    method: 'GET'
    query: SysDataLogExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/dataLog/queryCompareList` Two changes, to be compared. */
  sysDataLogQueryCompareList: {
    method: 'GET'
    query: SysDataLogQueryCompareListQuery
    params: None
    body: undefined
    result: SysDataLog[]
  }
  /** `GET /sys/dataLog/queryDataVerList` Versions of one record, the newest first. */
  sysDataLogQueryDataVerList: {
    method: 'GET'
    query: SysDataLogQueryDataVerListQuery
    params: None
    body: undefined
    result: SysDataLog[]
  }
  /** `GET /sys/dataLog/differences` What one change, or the changes of one call, did to which fields. */
  sysDataLogDifferences: {
    method: 'GET'
    query: SysDataLogDifferencesQuery
    params: None
    body: undefined
    result: FieldDifference[]
  }
  /** `GET /sys/dataLog/history` Versions of one record for who may see it, the newest first, as its list shows records. */
  sysDataLogHistory: {
    method: 'GET'
    query: SysDataLogHistoryQuery
    params: None
    body: undefined
    result: SysDataLogHistoryResult
  }
  /** `GET /sys/logSeal/list` Seals of the log and of the audit table, the newest first: one for each and each day. */
  sysLogSealList: {
    method: 'GET'
    query: SysLogSealListQuery
    params: None
    body: undefined
    result: SysLogSealListResult
  }
  /** `GET /sys/logSeal/chains` How far the chains of the log and of the audit table are, and how many lines wait to be linked. */
  sysLogSealChains: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: LogChains
  }
  /** `POST /sys/logSeal/check` Ask for a check of both chains; its result is that of the run. */
  sysLogSealCheck: {
    method: 'POST'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/logRetention/list` The logs with their rules, what they hold, and what goes by the next run. */
  sysLogRetentionList: {
    method: 'GET'
    query: SysLogRetentionListQuery
    params: None
    body: undefined
    result: SysLogRetentionListResult
  }
  /** `GET /sys/logRetention/parts` The parts of the logs by month, those that were dropped too. */
  sysLogRetentionParts: {
    method: 'GET'
    query: SysLogRetentionPartsQuery
    params: None
    body: undefined
    result: SysLogRetentionPartsResult
  }
  /** `GET /sys/logRetention/effect` What a rule would drop now. */
  sysLogRetentionEffect: {
    method: 'GET'
    query: SysLogRetentionEffectQuery
    params: None
    body: undefined
    result: LogRuleEffect
  }
  /** `POST /sys/logRetention/run` Ask for what the rule says to be dropped at once; refused unless as many lines go as were confirmed. */
  sysLogRetentionRun: {
    method: 'POST'
    query: None
    params: None
    body: SysLogRetentionRunBody
    result: null
  }
  /** `GET /sys/messageChannel/list` Channels of messages, without their secrets. */
  sysMessageChannelList: {
    method: 'GET'
    query: SysMessageChannelListQuery
    params: None
    body: undefined
    result: SysMessageChannelListResult
  }
  /** `GET /sys/messageChannel/queryById` One channel of messages, without its secrets. */
  sysMessageChannelQueryById: {
    method: 'GET'
    query: SysMessageChannelQueryByIdQuery
    params: None
    body: undefined
    result: MessageChannel
  }
  /** `POST /sys/messageChannel/add` Save a new channel. */
  sysMessageChannelAdd: {
    method: 'POST'
    query: None
    params: None
    body: MessageChannelAdd
    result: null
  }
  /** `PUT /sys/messageChannel/edit` Save a changed channel. */
  sysMessageChannelEdit: {
    method: 'PUT'
    query: None
    params: None
    body: MessageChannelEdit
    result: null
  }
  /** `POST /sys/messageChannel/test` Send a message of trial by a channel, and keep what came of it. */
  sysMessageChannelTest: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageChannelTestBody
    result: null
  }
  /** `DELETE /sys/messageChannel/delete` Delete a channel. */
  sysMessageChannelDelete: {
    method: 'DELETE'
    query: SysMessageChannelDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/messageChannel/deleteBatch` Delete several channels. */
  sysMessageChannelDeleteBatch: {
    method: 'DELETE'
    query: SysMessageChannelDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /sys/message/sysMessageTemplate/sendMsg` Send a message made of a template to each receiver, as a job. */
  sysMessageSysMessageTemplateSendMsg: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageSysMessageTemplateSendMsgBody
    result: null
  }
  /** `GET /sys/message/sysMessageTemplate/preview` What a template becomes with these values; variables without one stay as they are. */
  sysMessageSysMessageTemplatePreview: {
    method: 'GET'
    query: SysMessageSysMessageTemplatePreviewQuery
    params: None
    body: undefined
    result: MessagePreview
  }
  /** `POST /sys/message/sysMessage/again` Send a message that was not sent, or has failed. */
  sysMessageSysMessageAgain: {
    method: 'POST'
    query: None
    params: None
    body: SysMessageSysMessageAgainBody
    result: null
  }
  /** `GET /sys/monitor/overview` The last minute at a glance. */
  sysMonitorOverview: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: MonitorOverview
  }
  /** `GET /sys/monitor/serverHistory` What the servers measured. */
  sysMonitorServerHistory: {
    method: 'GET'
    query: SysMonitorServerHistoryQuery
    params: None
    body: undefined
    result: ServerHistory[]
  }
  /** `GET /sys/monitor/databaseHistory` What was measured of the database. */
  sysMonitorDatabaseHistory: {
    method: 'GET'
    query: SysMonitorDatabaseHistoryQuery
    params: None
    body: undefined
    result: DatabaseHistory[]
  }
  /** `GET /sys/monitor/callHistory` Calls over time. */
  sysMonitorCallHistory: {
    method: 'GET'
    query: SysMonitorCallHistoryQuery
    params: None
    body: undefined
    result: CallHistory[]
  }
  /** `GET /sys/monitor/server/list` Processes of the installation. */
  sysMonitorServerList: {
    method: 'GET'
    query: SysMonitorServerListQuery
    params: None
    body: undefined
    result: SysMonitorServerListResult
  }
  /** `GET /sys/monitor/session/list` Sessions of the database, and who waits for whom. */
  sysMonitorSessionList: {
    method: 'GET'
    query: SysMonitorSessionListQuery
    params: None
    body: undefined
    result: SysMonitorSessionListResult
  }
  /** `POST /sys/monitor/session/end` End a session of the database: what it was at is undone, and who waits for it goes on. */
  sysMonitorSessionEnd: {
    method: 'POST'
    query: None
    params: None
    body: SysMonitorSessionEndBody
    result: null
  }
  /** `GET /sys/monitor/table/list` Tables with their sizes. */
  sysMonitorTableList: {
    method: 'GET'
    query: SysMonitorTableListQuery
    params: None
    body: undefined
    result: SysMonitorTableListResult
  }
  /** `GET /sys/monitor/statement/list` Slow statements with their plans; with pg_stat_statements those of all. */
  sysMonitorStatementList: {
    method: 'GET'
    query: SysMonitorStatementListQuery
    params: None
    body: undefined
    result: SysMonitorStatementListResult
  }
  /** `GET /sys/monitor/call/list` Calls by operation. */
  sysMonitorCallList: {
    method: 'GET'
    query: SysMonitorCallListQuery
    params: None
    body: undefined
    result: SysMonitorCallListResult
  }
  /** `GET /sys/monitor/trace/list` The last 1,000 calls of each process; those of other processes are up to a minute old. */
  sysMonitorTraceList: {
    method: 'GET'
    query: SysMonitorTraceListQuery
    params: None
    body: undefined
    result: SysMonitorTraceListResult
  }
  /** `GET /sys/monitor/trace/steps` A call step by step; nothing when it is no longer kept. */
  sysMonitorTraceSteps: {
    method: 'GET'
    query: SysMonitorTraceStepsQuery
    params: None
    body: undefined
    result: SysMonitorTraceStepsResult
  }
  /** `GET /sys/monitor/frontError/list` Errors of front ends in the last 30 days, the same ones together. */
  sysMonitorFrontErrorList: {
    method: 'GET'
    query: SysMonitorFrontErrorListQuery
    params: None
    body: undefined
    result: SysMonitorFrontErrorListResult
  }
  /** `GET /sys/monitor/vital/list` How fast pages were for users in the last 30 days. */
  sysMonitorVitalList: {
    method: 'GET'
    query: SysMonitorVitalListQuery
    params: None
    body: undefined
    result: SysMonitorVitalListResult
  }
  /** `GET /sys/monitor/alarm/list` Alarms, the newest first. */
  sysMonitorAlarmList: {
    method: 'GET'
    query: SysMonitorAlarmListQuery
    params: None
    body: undefined
    result: SysMonitorAlarmListResult
  }
  /** `POST /sys/monitor/report` What the browser of the caller has noticed: errors and vitals. What comes too often is dropped. */
  sysMonitorReport: {
    method: 'POST'
    query: None
    params: None
    body: SysMonitorReportBody
    result: null
  }
  /** `GET /online/cgform/api/authColumn/{headId}` The columns of a form and which of them are under control. */
  onlineCgformApiAuthColumnGet: {
    method: 'GET'
    query: None
    params: OnlineCgformApiAuthColumnGetParams
    body: undefined
    result: OnlineFormColumnRight[]
  }
  /** `PUT /online/cgform/api/authColumn` Put a column under control, or free it. */
  onlineCgformApiAuthColumnPut: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineFormColumnControl
    result: null
  }
  /** `POST /online/cgform/api/authColumn` Say what of a column is under control: its place in lists, in forms, or its change. */
  onlineCgformApiAuthColumnPost: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormColumnSwitch
    result: null
  }
  /** `GET /online/cgform/api/authButton/{headId}` The own buttons of a form, and which buttons are under control. */
  onlineCgformApiAuthButtonGet: {
    method: 'GET'
    query: None
    params: OnlineCgformApiAuthButtonGetParams
    body: undefined
    result: OnlineFormButtonRights
  }
  /** `PUT /online/cgform/api/authButton/{headId}` Free a button. */
  onlineCgformApiAuthButtonPut: {
    method: 'PUT'
    query: None
    params: OnlineCgformApiAuthButtonPutParams
    body: undefined
    result: null
  }
  /** `POST /online/cgform/api/authButton` Put a button under control. */
  onlineCgformApiAuthButtonPost: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormButtonControl
    result: OnlineFormControl
  }
  /** `GET /online/cgform/api/authData/{headId}` The rules of a form for its rows. */
  onlineCgformApiAuthDataGet: {
    method: 'GET'
    query: OnlineCgformApiAuthDataGetQuery
    params: OnlineCgformApiAuthDataGetParams
    body: undefined
    result: OnlineFormDataRule[]
  }
  /** `DELETE /online/cgform/api/authData/{headId}` Delete a rule for rows, with its grants. */
  onlineCgformApiAuthDataDelete: {
    method: 'DELETE'
    query: None
    params: OnlineCgformApiAuthDataDeleteParams
    body: undefined
    result: null
  }
  /** `PUT /online/cgform/api/authData` Change a rule for rows. */
  onlineCgformApiAuthDataPut: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineFormDataRuleEdit
    result: null
  }
  /** `POST /online/cgform/api/authData` Add a rule for rows. */
  onlineCgformApiAuthDataPost: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormDataRuleGiven
    result: OnlineFormDataRule
  }
  /** `GET /online/cgform/api/authPage/{headId}/{type}` What is under control, and can be granted. */
  onlineCgformApiAuthPage: {
    method: 'GET'
    query: None
    params: OnlineCgformApiAuthPageParams
    body: undefined
    result: OnlineFormGrantable[]
  }
  /** `GET /online/cgform/api/validAuthData/{headId}` The rules for rows that are switched on, and can be granted. */
  onlineCgformApiValidAuthData: {
    method: 'GET'
    query: None
    params: OnlineCgformApiValidAuthDataParams
    body: undefined
    result: OnlineFormDataRule[]
  }
  /** `GET /online/cgform/api/roleAuth` What a role, a department or a user is granted of a form. */
  onlineCgformApiRoleAuth: {
    method: 'GET'
    query: OnlineCgformApiRoleAuthQuery
    params: None
    body: undefined
    result: OnlineFormGranted[]
  }
  /** `POST /online/cgform/api/roleColumnAuth/{roleId}/{headId}` Grant columns: the whole set. */
  onlineCgformApiRoleColumnAuth: {
    method: 'POST'
    query: None
    params: OnlineCgformApiRoleColumnAuthParams
    body: OnlineFormGrant
    result: null
  }
  /** `POST /online/cgform/api/roleButtonAuth/{roleId}/{headId}` Grant buttons: the whole set. */
  onlineCgformApiRoleButtonAuth: {
    method: 'POST'
    query: None
    params: OnlineCgformApiRoleButtonAuthParams
    body: OnlineFormGrant
    result: null
  }
  /** `POST /online/cgform/api/roleDataAuth/{roleId}/{headId}` Bind by rules for rows: the whole set. */
  onlineCgformApiRoleDataAuth: {
    method: 'POST'
    query: None
    params: OnlineCgformApiRoleDataAuthParams
    body: OnlineFormGrant
    result: null
  }
  /** `PUT /online/cgform/api/authColumn/batch` Put columns under control, or free them: all or none. */
  onlineCgformApiAuthColumnBatchPut: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineCgformApiAuthColumnBatchPutBody
    result: null
  }
  /** `POST /online/cgform/api/authColumn/batch` Say what of columns is under control: all or none. */
  onlineCgformApiAuthColumnBatchPost: {
    method: 'POST'
    query: None
    params: None
    body: OnlineCgformApiAuthColumnBatchPostBody
    result: null
  }
  /** `GET /online/cgform/head/list` Forms; `copyType=0` leaves views out. */
  onlineCgformHeadList: {
    method: 'GET'
    query: OnlineCgformHeadListQuery
    params: None
    body: undefined
    result: OnlineCgformHeadListResult
  }
  /** `GET /online/cgform/head/queryById` The head of a form. */
  onlineCgformHeadQueryById: {
    method: 'GET'
    query: OnlineCgformHeadQueryByIdQuery
    params: None
    body: undefined
    result: OnlineFormHead
  }
  /** `POST /online/cgform/head/add` Add a form without columns. */
  onlineCgformHeadAdd: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormHeadGiven
    result: string
  }
  /** `PUT /online/cgform/head/edit` Change what a form says of itself. */
  onlineCgformHeadEdit: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineFormHeadEdit
    result: null
  }
  /** `DELETE /online/cgform/head/delete` Put forms into the recycle bin, with their tables. */
  onlineCgformHeadDelete: {
    method: 'DELETE'
    query: OnlineCgformHeadDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /online/cgform/head/deleteBatch` Delete forms. */
  onlineCgformHeadDeleteBatch: {
    method: 'DELETE'
    query: OnlineCgformHeadDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /online/cgform/head/removeRecord` Delete a form and leave its table. */
  onlineCgformHeadRemoveRecord: {
    method: 'DELETE'
    query: OnlineCgformHeadRemoveRecordQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /online/cgform/head/deleteList` Forms in the recycle bin. */
  onlineCgformHeadDeleteList: {
    method: 'GET'
    query: OnlineCgformHeadDeleteListQuery
    params: None
    body: undefined
    result: OnlineFormInBin[]
  }
  /** `PUT /online/cgform/head/putRecycleBin` Restore forms from the recycle bin, with their tables, rows, buttons and rights. */
  onlineCgformHeadPutRecycleBin: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineFormRecycle
    result: null
  }
  /** `DELETE /online/cgform/head/deleteRecycleBin` Erase forms of the recycle bin for good, with their tables and rows. */
  onlineCgformHeadDeleteRecycleBin: {
    method: 'DELETE'
    query: OnlineCgformHeadDeleteRecycleBinQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /online/cgform/head/copyOnline` Make a view of a form: other columns over the same table. */
  onlineCgformHeadCopyOnline: {
    method: 'POST'
    query: OnlineCgformHeadCopyOnlineQuery
    params: None
    body: undefined
    result: string
  }
  /** `GET /online/cgform/field/listByHeadId` The columns of a form. */
  onlineCgformFieldListByHeadId: {
    method: 'GET'
    query: OnlineCgformFieldListByHeadIdQuery
    params: None
    body: undefined
    result: OnlineFormField[]
  }
  /** `GET /online/cgform/field/listByHeadCode` The columns of a form by its table. */
  onlineCgformFieldListByHeadCode: {
    method: 'GET'
    query: OnlineCgformFieldListByHeadCodeQuery
    params: None
    body: undefined
    result: OnlineFormField[]
  }
  /** `GET /online/cgform/index/listByHeadId` The indexes of a form. */
  onlineCgformIndexListByHeadId: {
    method: 'GET'
    query: OnlineCgformIndexListByHeadIdQuery
    params: None
    body: undefined
    result: OnlineFormIndex[]
  }
  /** `GET /online/cgform/api/checkOnlyTable` Whether the name of a table is free; refused when it is not. */
  onlineCgformApiCheckOnlyTable: {
    method: 'GET'
    query: OnlineCgformApiCheckOnlyTableQuery
    params: None
    body: undefined
    result: null
  }
  /** `POST /online/cgform/api/addAll` Add a form with its columns and indexes. */
  onlineCgformApiAddAll: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormAddAll
    result: string
  }
  /** `PUT /online/cgform/api/editAll` Change a form with its columns and indexes. */
  onlineCgformApiEditAll: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineFormEditAll
    result: null
  }
  /** `POST /online/cgform/api/doDbSynch/{id}/{synMethod}` Bring the table in step with the form. `normal` keeps its rows and refuses what would lose some; `force` drops it and makes it anew. */
  onlineCgformApiDoDbSynch: {
    method: 'POST'
    query: None
    params: OnlineCgformApiDoDbSynchParams
    body: undefined
    result: null
  }
  /** `GET /online/cgform/button/list/{headId}` The buttons of a form. */
  onlineCgformButtonList: {
    method: 'GET'
    query: OnlineCgformButtonListQuery
    params: OnlineCgformButtonListParams
    body: undefined
    result: OnlineCgformButtonListResult
  }
  /** `POST /online/cgform/button/add` Add a button. */
  onlineCgformButtonAdd: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormButtonGiven
    result: null
  }
  /** `PUT /online/cgform/button/edit` Change a button. */
  onlineCgformButtonEdit: {
    method: 'PUT'
    query: None
    params: None
    body: OnlineFormButtonEdit
    result: null
  }
  /** `DELETE /online/cgform/button/delete` Delete a button. */
  onlineCgformButtonDelete: {
    method: 'DELETE'
    query: OnlineCgformButtonDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /online/cgform/button/deleteBatch` Delete buttons. */
  onlineCgformButtonDeleteBatch: {
    method: 'DELETE'
    query: OnlineCgformButtonDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /online/cgform/head/enhanceButton/{headId}` The buttons of a form, fixed ones included. */
  onlineCgformHeadEnhanceButton: {
    method: 'GET'
    query: None
    params: OnlineCgformHeadEnhanceButtonParams
    body: undefined
    result: OnlineFormEnhanceButton[]
  }
  /** `GET /online/cgform/head/enhanceJs/{headId}` Null: a form has no script. */
  onlineCgformHeadEnhanceJs: {
    method: 'GET'
    query: OnlineCgformHeadEnhanceJsQuery
    params: OnlineCgformHeadEnhanceJsParams
    body: undefined
    result: null
  }
  /** `PUT /online/cgform/head/enhanceJs/{headId}` Refused: enhancements are code, and code out of a database is never run. */
  onlineCgformHeadEnhanceJsPut: {
    method: 'PUT'
    query: None
    params: OnlineCgformHeadEnhanceJsPutParams
    body: OnlineFormEnhanceGiven
    result: null
  }
  /** `POST /online/cgform/head/enhanceJs/{headId}` Refused: enhancements are code, and code out of a database is never run. */
  onlineCgformHeadEnhanceJsPost: {
    method: 'POST'
    query: None
    params: OnlineCgformHeadEnhanceJsPostParams
    body: OnlineFormEnhanceGiven
    result: null
  }
  /** `GET /online/cgform/head/enhanceJava/{headId}` Nothing: a form has no class of its own. */
  onlineCgformHeadEnhanceJava: {
    method: 'GET'
    query: None
    params: OnlineCgformHeadEnhanceJavaParams
    body: undefined
    result: OnlineFormEnhance[]
  }
  /** `PUT /online/cgform/head/enhanceJava/{headId}` Refused: enhancements are code, and code out of a database is never run. */
  onlineCgformHeadEnhanceJavaPut: {
    method: 'PUT'
    query: None
    params: OnlineCgformHeadEnhanceJavaPutParams
    body: OnlineFormEnhanceGiven
    result: null
  }
  /** `POST /online/cgform/head/enhanceJava/{headId}` Refused: enhancements are code, and code out of a database is never run. */
  onlineCgformHeadEnhanceJavaPost: {
    method: 'POST'
    query: None
    params: OnlineCgformHeadEnhanceJavaPostParams
    body: OnlineFormEnhanceGiven
    result: null
  }
  /** `GET /online/cgform/head/enhanceSql/{headId}` Nothing: a form has no statement of its own. */
  onlineCgformHeadEnhanceSql: {
    method: 'GET'
    query: None
    params: OnlineCgformHeadEnhanceSqlParams
    body: undefined
    result: OnlineFormEnhance[]
  }
  /** `PUT /online/cgform/head/enhanceSql/{headId}` Refused: enhancements are code, and code out of a database is never run. */
  onlineCgformHeadEnhanceSqlPut: {
    method: 'PUT'
    query: None
    params: OnlineCgformHeadEnhanceSqlPutParams
    body: OnlineFormEnhanceGiven
    result: null
  }
  /** `POST /online/cgform/head/enhanceSql/{headId}` Refused: enhancements are code, and code out of a database is never run. */
  onlineCgformHeadEnhanceSqlPost: {
    method: 'POST'
    query: None
    params: OnlineCgformHeadEnhanceSqlPostParams
    body: OnlineFormEnhanceGiven
    result: null
  }
  /** `GET /online/cgform/api/getColumns/{headId}` How the list of a form looks. */
  onlineCgformApiGetColumns: {
    method: 'GET'
    query: None
    params: OnlineCgformApiGetColumnsParams
    body: undefined
    result: OnlineFormColumns
  }
  /** `GET /online/cgform/api/getErpColumns/{headId}` How the lists of a form and of its sub-tables look. */
  onlineCgformApiGetErpColumns: {
    method: 'GET'
    query: None
    params: OnlineCgformApiGetErpColumnsParams
    body: undefined
    result: OnlineFormErpColumns
  }
  /** `GET /online/cgform/api/getQueryInfo/{headId}` What a form can be asked. */
  onlineCgformApiGetQueryInfo: {
    method: 'GET'
    query: OnlineCgformApiGetQueryInfoQuery
    params: OnlineCgformApiGetQueryInfoParams
    body: undefined
    result: OnlineFormQuery[]
  }
  /** `GET /online/cgform/api/getFormItem/{headId}` The items of a form, with those of its sub-tables. */
  onlineCgformApiGetFormItem: {
    method: 'GET'
    query: None
    params: OnlineCgformApiGetFormItemParams
    body: undefined
    result: OnlineFormItem
  }
  /** `GET /online/cgform/api/getErpFormItem/{headId}` The items of a form alone. */
  onlineCgformApiGetErpFormItem: {
    method: 'GET'
    query: None
    params: OnlineCgformApiGetErpFormItemParams
    body: undefined
    result: OnlineFormItem
  }
  /** `GET /online/cgform/api/getFormItemBytbname/{table}` The items of a form, by the name of its table. */
  onlineCgformApiGetFormItemBytbname: {
    method: 'GET'
    query: OnlineCgformApiGetFormItemBytbnameQuery
    params: OnlineCgformApiGetFormItemBytbnameParams
    body: undefined
    result: OnlineFormItem
  }
  /** `GET /online/cgform/api/getEnhanceJs/{headId}` Empty: a form has no script. */
  onlineCgformApiGetEnhanceJs: {
    method: 'GET'
    query: None
    params: OnlineCgformApiGetEnhanceJsParams
    body: undefined
    result: string
  }
  /** `GET /online/cgform/api/getData/{headId}` One page of the rows of a form; `pageSize=-521` asks for all. Filters are its columns in snake case. */
  onlineCgformApiGetData: {
    method: 'GET'
    query: OnlineCgformApiGetDataQuery
    params: OnlineCgformApiGetDataParams
    body: undefined
    result: OnlineFormData
  }
  /** `GET /online/cgform/api/getTreeData/{headId}` The roots of a tree, or what stands below one row. */
  onlineCgformApiGetTreeData: {
    method: 'GET'
    query: OnlineCgformApiGetTreeDataQuery
    params: OnlineCgformApiGetTreeDataParams
    body: undefined
    result: OnlineFormData
  }
  /** `GET /online/cgform/api/subform/{subTable}/{mainId}` The row of a one-to-one sub-table; null when there is none. */
  onlineCgformApiSubform: {
    method: 'GET'
    query: None
    params: OnlineCgformApiSubformParams
    body: undefined
    result: OnlineCgformApiSubformResult
  }
  /** `GET /online/cgform/api/subform/list/{subTable}/{mainId}` The rows of a sub-table. */
  onlineCgformApiSubformList: {
    method: 'GET'
    query: None
    params: OnlineCgformApiSubformListParams
    body: undefined
    result: OnlineFormRecord[]
  }
  /** `GET /online/cgform/api/form/{headId}/{id}` A record with the rows of its sub-tables. */
  onlineCgformApiFormGet: {
    method: 'GET'
    query: None
    params: OnlineCgformApiFormGetParams
    body: undefined
    result: OnlineFormRecord
  }
  /** `DELETE /online/cgform/api/form/{headId}/{id}` Delete records with the rows of their sub-tables. */
  onlineCgformApiFormDelete: {
    method: 'DELETE'
    query: OnlineCgformApiFormDeleteQuery
    params: OnlineCgformApiFormDeleteParams
    body: undefined
    result: null
  }
  /** `PUT /online/cgform/api/form/{headId}` Save a changed record. What the body leaves out keeps its value; a `version` that is older is refused. */
  onlineCgformApiFormPut: {
    method: 'PUT'
    query: OnlineCgformApiFormPutQuery
    params: OnlineCgformApiFormPutParams
    body: OnlineFormRecord
    result: string
  }
  /** `POST /online/cgform/api/form/{headId}` Save a new record with the rows of its sub-tables. */
  onlineCgformApiFormPost: {
    method: 'POST'
    query: OnlineCgformApiFormPostQuery
    params: OnlineCgformApiFormPostParams
    body: OnlineFormRecord
    result: string
  }
  /** `POST /online/cgform/api/doButton` Press a button of optType action: columns of the chosen records are set, all or none. A button that does anything else, which clients do by themselves, or nothing, is refused. */
  onlineCgformApiDoButton: {
    method: 'POST'
    query: None
    params: None
    body: OnlineFormDoButton
    result: null
  }
  /** `GET /online/cgform/api/querySelectOptions` Options of one level of a `link_down` field; only what such a field names is answered. */
  onlineCgformApiQuerySelectOptions: {
    method: 'GET'
    query: OnlineCgformApiQuerySelectOptionsQuery
    params: None
    body: undefined
    result: OnlineFormOption[]
  }
  /** `GET /online/cgform/api/exportXls/{headId}` The rows of a form as a workbook. */
  onlineCgformApiExportXls: {
    method: 'GET'
    query: OnlineCgformApiExportXlsQuery
    params: OnlineCgformApiExportXlsParams
    body: undefined
    result: Binary
  }
  /** `POST /online/cgform/api/importPreview/{headId}` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  onlineCgformApiImportPreview: {
    method: 'POST'
    query: None
    params: OnlineCgformApiImportPreviewParams
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /online/cgform/api/importTemplate/{headId}` An empty workbook to fill in. */
  onlineCgformApiImportTemplate: {
    method: 'GET'
    query: None
    params: OnlineCgformApiImportTemplateParams
    body: undefined
    result: Binary
  }
  /** `POST /online/cgform/api/importXls/{headId}` Take a workbook. */
  onlineCgformApiImportXls: {
    method: 'POST'
    query: OnlineCgformApiImportXlsQuery
    params: OnlineCgformApiImportXlsParams
    body: ImportFile
    result: OnlineCgformApiImportXlsResult
  }
  /** `GET /online/cgform/head/queryTables` Tables of the database that can become forms. */
  onlineCgformHeadQueryTables: {
    method: 'GET'
    query: OnlineCgformHeadQueryTablesQuery
    params: None
    body: undefined
    result: OnlineFormTable[]
  }
  /** `GET /online/cgform/head/tableInfo` What the files that a form becomes would be called. */
  onlineCgformHeadTableInfo: {
    method: 'GET'
    query: OnlineCgformHeadTableInfoQuery
    params: None
    body: undefined
    result: OnlineFormCodeInfo
  }
  /** `POST /online/cgform/api/codeGenerate` The files that a form becomes, a line each; the server keeps none. */
  onlineCgformApiCodeGenerate: {
    method: 'POST'
    query: None
    params: None
    body: OnlineCgformApiCodeGenerateBody
    result: string[]
  }
  /** `GET /online/cgform/api/downGenerateCode` The files that a form becomes: entity, screen, menu and samples, as an archive. */
  onlineCgformApiDownGenerateCode: {
    method: 'GET'
    query: OnlineCgformApiDownGenerateCodeQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /online/cgform/head/transTables/{names}` Make forms of tables of the database. */
  onlineCgformHeadTransTables: {
    method: 'POST'
    query: None
    params: OnlineCgformHeadTransTablesParams
    body: undefined
    result: null
  }
  /** `GET /online/cgform/api/getQueryInfoVue3/{headId}` What a form can be asked, as a schema for clients of 3.x. */
  onlineCgformApiGetQueryInfoVue3: {
    method: 'GET'
    query: None
    params: OnlineCgformApiGetQueryInfoVue3Params
    body: undefined
    result: OnlineFormQuerySchema
  }
  /** `GET /online/cgform/button/builtInList/{headId}` The buttons that every form has, as rows of buttons. */
  onlineCgformButtonBuiltInList: {
    method: 'GET'
    query: None
    params: OnlineCgformButtonBuiltInListParams
    body: undefined
    result: OnlineFormBuiltInButton[]
  }
  /** `GET /online/cgform/head/copyOnlineTable/{id}` Copy a form as one of its own, with columns, indexes and buttons; its table stands once it is synchronised. */
  onlineCgformHeadCopyOnlineTable: {
    method: 'GET'
    query: OnlineCgformHeadCopyOnlineTableQuery
    params: OnlineCgformHeadCopyOnlineTableParams
    body: undefined
    result: string
  }
  /** `GET /online/cgform/api/codeView` One of the files that a form becomes, as plain text below a line with its path. */
  onlineCgformApiCodeView: {
    method: 'GET'
    query: OnlineCgformApiCodeViewQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /online/cgform/head/rootFile` Where generated files go: to the browser alone, the server writes none. */
  onlineCgformHeadRootFile: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: OnlineFormFolder[]
  }
  /** `GET /online/cgform/head/fileTree` What stands below a place of `rootFile`: nothing. */
  onlineCgformHeadFileTree: {
    method: 'GET'
    query: OnlineCgformHeadFileTreeQuery
    params: None
    body: undefined
    result: OnlineFormFolder[]
  }
  /** `GET /online/cgform/field/download/{headId}/{dataId}/{field}` The files of one column of a record, as an archive. */
  onlineCgformFieldDownload: {
    method: 'GET'
    query: None
    params: OnlineCgformFieldDownloadParams
    body: undefined
    result: Binary
  }
  /** `GET /sys/online/list` Sessions that go on, the last used first. */
  sysOnlineList: {
    method: 'GET'
    query: SysOnlineListQuery
    params: None
    body: undefined
    result: SysOnlineListResult
  }
  /** `POST /sys/online/forceLogout` End a session of another user, or another one of the caller's. */
  sysOnlineForceLogout: {
    method: 'POST'
    query: None
    params: None
    body: SysOnlineForceLogoutBody
    result: null
  }
  /** `POST /sys/online/endAll` End all sessions of a user but the caller's current one. */
  sysOnlineEndAll: {
    method: 'POST'
    query: None
    params: None
    body: SysOnlineEndAllBody
    result: null
  }
  /** `GET /sys/online/failures` Accounts that were tried in vain within the last 15 minutes. */
  sysOnlineFailures: {
    method: 'GET'
    query: SysOnlineFailuresQuery
    params: None
    body: undefined
    result: SysOnlineFailuresResult
  }
  /** `POST /sys/online/unlock` Forget the failures of an account: it may be tried again at once. */
  sysOnlineUnlock: {
    method: 'POST'
    query: None
    params: None
    body: SysOnlineUnlockBody
    result: null
  }
  /** `GET /sys/online/own` The caller's sessions: the current one first, then the last used. */
  sysOnlineOwn: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: OwnSession[]
  }
  /** `POST /sys/online/endOwn` End another session of the caller. */
  sysOnlineEndOwn: {
    method: 'POST'
    query: None
    params: None
    body: SysOnlineEndOwnBody
    result: null
  }
  /** `POST /sys/online/endOthers` End all sessions of the caller but the current one. */
  sysOnlineEndOthers: {
    method: 'POST'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /online/cgreport/api/getRpColumns/{code}` The columns of a report, by its code. */
  onlineCgreportApiGetRpColumns: {
    method: 'GET'
    query: None
    params: OnlineCgreportApiGetRpColumnsParams
    body: undefined
    result: ReportColumns
  }
  /** `GET /online/cgreport/api/getQueryInfo/{cgRpConfigId}` What a report can be asked. */
  onlineCgreportApiGetQueryInfo: {
    method: 'GET'
    query: None
    params: OnlineCgreportApiGetQueryInfoParams
    body: undefined
    result: ReportQuery[]
  }
  /** `GET /online/cgreport/api/getParamsInfo/{cgRpConfigId}` The parameters of a report; each is sent as `self_` and its name. */
  onlineCgreportApiGetParamsInfo: {
    method: 'GET'
    query: None
    params: OnlineCgreportApiGetParamsInfoParams
    body: undefined
    result: ReportParam[]
  }
  /** `GET /online/cgreport/api/getData/{cgRpConfigId}` One page of the rows of a report. Filters are its columns; parameters begin with `self_`. */
  onlineCgreportApiGetData: {
    method: 'GET'
    query: OnlineCgreportApiGetDataQuery
    params: OnlineCgreportApiGetDataParams
    body: undefined
    result: ReportData
  }
  /** `GET /online/cgreport/api/getColumnsAndData/{cgRpConfigId}` The columns of a report, by its id, and one page of its rows. */
  onlineCgreportApiGetColumnsAndData: {
    method: 'GET'
    query: OnlineCgreportApiGetColumnsAndDataQuery
    params: OnlineCgreportApiGetColumnsAndDataParams
    body: undefined
    result: ReportColumnsAndData
  }
  /** `GET /online/cgreport/api/exportXls/{cgRpConfigId}` The rows of a report as a workbook; takes the right to export every list that it stands on. */
  onlineCgreportApiExportXls: {
    method: 'GET'
    query: OnlineCgreportApiExportXlsQuery
    params: OnlineCgreportApiExportXlsParams
    body: undefined
    result: Binary
  }
  /** `GET /online/cgreport/head/list` Reports. */
  onlineCgreportHeadList: {
    method: 'GET'
    query: OnlineCgreportHeadListQuery
    params: None
    body: undefined
    result: OnlineCgreportHeadListResult
  }
  /** `POST /online/cgreport/head/add` Add a report with its columns and parameters. */
  onlineCgreportHeadAdd: {
    method: 'POST'
    query: None
    params: None
    body: ReportAdd
    result: null
  }
  /** `PUT /online/cgreport/head/editAll` Change a report; `items` and `params` are all that it has from then on. */
  onlineCgreportHeadEditAll: {
    method: 'PUT'
    query: None
    params: None
    body: ReportEditAll
    result: null
  }
  /** `DELETE /online/cgreport/head/delete` Delete a report. */
  onlineCgreportHeadDelete: {
    method: 'DELETE'
    query: OnlineCgreportHeadDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /online/cgreport/head/deleteBatch` Delete reports. */
  onlineCgreportHeadDeleteBatch: {
    method: 'DELETE'
    query: OnlineCgreportHeadDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /online/cgreport/head/parseSql` What a statement would answer: its columns with their types, and its parameters. Refused, with the reason, if it is not one SELECT of what reports may do. */
  onlineCgreportHeadParseSql: {
    method: 'GET'
    query: OnlineCgreportHeadParseSqlQuery
    params: None
    body: undefined
    result: ReportParsed
  }
  /** `GET /online/cgreport/item/listByHeadId` The columns of a report as they were configured. */
  onlineCgreportItemListByHeadId: {
    method: 'GET'
    query: OnlineCgreportItemListByHeadIdQuery
    params: None
    body: undefined
    result: ReportItem[]
  }
  /** `GET /online/cgreport/param/listByHeadId` The parameters of a report as they were configured. */
  onlineCgreportParamListByHeadId: {
    method: 'GET'
    query: OnlineCgreportParamListByHeadIdQuery
    params: None
    body: undefined
    result: ReportHeadParam[]
  }
  /** `POST /online/cgreport/api/testConnection` Whether reports reach a database: the one that they read has no code and no address. */
  onlineCgreportApiTestConnection: {
    method: 'POST'
    query: None
    params: None
    body: ReportDataSource
    result: null
  }
  /** `GET /online/cgreport/api/exportManySheetXls/{cgRpConfigId}` The same as `exportXls`, by the name that 3.x has for it. */
  onlineCgreportApiExportManySheetXls: {
    method: 'GET'
    query: OnlineCgreportApiExportManySheetXlsQuery
    params: OnlineCgreportApiExportManySheetXlsParams
    body: undefined
    result: Binary
  }
  /** `GET /online/cgreport/api/getReportDictList` A page of what a column of a report is chosen from. */
  onlineCgreportApiGetReportDictList: {
    method: 'GET'
    query: OnlineCgreportApiGetReportDictListQuery
    params: None
    body: undefined
    result: ReportChoice[]
  }
  /** `GET /online/api/cgreportGetDataPackage` Texts of one column of a report by the values of another. */
  onlineApiCgreportGetDataPackage: {
    method: 'GET'
    query: OnlineApiCgreportGetDataPackageQuery
    params: None
    body: undefined
    result: ReportChoice[]
  }
  /** `GET /sys/permission/list` The full tree of menus and buttons. */
  sysPermissionList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysPermissionTree[]
  }
  /** `GET /sys/permission/getSystemMenuList` Top menus only. */
  sysPermissionGetSystemMenuList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysPermissionTree[]
  }
  /** `GET /sys/permission/getSystemSubmenu` Direct children of a menu. */
  sysPermissionGetSystemSubmenu: {
    method: 'GET'
    query: SysPermissionGetSystemSubmenuQuery
    params: None
    body: undefined
    result: SysPermissionTree[]
  }
  /** `GET /sys/permission/getSystemSubmenuBatch` Direct children of several menus by the id of their parent. */
  sysPermissionGetSystemSubmenuBatch: {
    method: 'GET'
    query: SysPermissionGetSystemSubmenuBatchQuery
    params: None
    body: undefined
    result: SysPermissionGetSystemSubmenuBatchResult
  }
  /** `GET /sys/permission/queryById` One menu or button. Ours, for forms. */
  sysPermissionQueryById: {
    method: 'GET'
    query: SysPermissionQueryByIdQuery
    params: None
    body: undefined
    result: SysPermission
  }
  /** `POST /sys/permission/add` Add a menu or a button. */
  sysPermissionAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysPermissionAdd
    result: null
  }
  /** `PUT /sys/permission/edit` Change a menu or a button. */
  sysPermissionEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysPermissionEdit
    result: null
  }
  /** `DELETE /sys/permission/delete` Delete a menu and what is below. */
  sysPermissionDelete: {
    method: 'DELETE'
    query: SysPermissionDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/permission/deleteBatch` Delete menus and what is below. */
  sysPermissionDeleteBatch: {
    method: 'DELETE'
    query: SysPermissionDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/permission/queryTreeList` Every menu as a tree, for pickers of a parent. */
  sysPermissionQueryTreeList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: MenuTree
  }
  /** `GET /sys/permission/queryListAsync` Menus below one; none is an error. */
  sysPermissionQueryListAsync: {
    method: 'GET'
    query: SysPermissionQueryListAsyncQuery
    params: None
    body: undefined
    result: TreeModel[]
  }
  /** `GET /sys/permission/queryRolePermission` Menu ids that a role holds. */
  sysPermissionQueryRolePermission: {
    method: 'GET'
    query: SysPermissionQueryRolePermissionQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `POST /sys/permission/saveRolePermission` Grant menus to a role and take them away. */
  sysPermissionSaveRolePermission: {
    method: 'POST'
    query: None
    params: None
    body: SaveRolePermissionBody
    result: null
  }
  /** `GET /sys/permission/checkPermDuplication` Whether no other entry of the menu has the path; one that always shows may have that of one that does not. */
  sysPermissionCheckPermDuplication: {
    method: 'GET'
    query: SysPermissionCheckPermDuplicationQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/query/sources` What the caller may ask, with the fields that he may read. */
  sysQuerySources: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: QuerySource[]
  }
  /** `POST /sys/query/run` Answer an analysis. */
  sysQueryRun: {
    method: 'POST'
    query: None
    params: None
    body: QueryAsk
    result: QueryResult
  }
  /** `POST /sys/query/export` The same as a workbook; takes the right to export the source. */
  sysQueryExport: {
    method: 'POST'
    query: None
    params: None
    body: QueryAsk
    result: Binary
  }
  /** `GET /sys/recordShare/list` Whom a record is shared with, the newest first. */
  sysRecordShareList: {
    method: 'GET'
    query: SysRecordShareListQuery
    params: None
    body: undefined
    result: SysRecordShareListResult
  }
  /** `POST /sys/recordShare/add` Share a record; with whom it is shared already, up to the new day. */
  sysRecordShareAdd: {
    method: 'POST'
    query: None
    params: None
    body: RecordShareGiven
    result: null
  }
  /** `DELETE /sys/recordShare/delete` Withdraw a share; it holds no more at once. */
  sysRecordShareDelete: {
    method: 'DELETE'
    query: SysRecordShareDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/sysRoleIndex/queryByCode` The home page of a role; null where it has none. */
  sysSysRoleIndexQueryByCode: {
    method: 'GET'
    query: SysSysRoleIndexQueryByCodeQuery
    params: None
    body: undefined
    result: SysSysRoleIndexQueryByCodeResult
  }
  /** `GET /sys/sysRoleIndex/queryDefIndex` The home page of everybody whose roles have none. */
  sysSysRoleIndexQueryDefIndex: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: RoleHome
  }
  /** `PUT /sys/sysRoleIndex/updateDefIndex` Set the home page of everybody whose roles have none. */
  sysSysRoleIndexUpdateDefIndex: {
    method: 'PUT'
    query: SysSysRoleIndexUpdateDefIndexQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/sysRoleIndex/cleanDefaultIndexCache` Nothing is kept between two calls: there is nothing to clean. */
  sysSysRoleIndexCleanDefaultIndexCache: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/role/list` Roles. */
  sysRoleList: {
    method: 'GET'
    query: SysRoleListQuery
    params: None
    body: undefined
    result: SysRoleListResult
  }
  /** `GET /sys/role/queryById` One role. */
  sysRoleQueryById: {
    method: 'GET'
    query: SysRoleQueryByIdQuery
    params: None
    body: undefined
    result: SysRole
  }
  /** `POST /sys/role/add` Add a role. */
  sysRoleAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysRoleAdd
    result: null
  }
  /** `PUT /sys/role/edit` Change a role. */
  sysRoleEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysRoleEdit
    result: null
  }
  /** `DELETE /sys/role/delete` Delete a role. */
  sysRoleDelete: {
    method: 'DELETE'
    query: SysRoleDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/role/deleteBatch` Delete roles. */
  sysRoleDeleteBatch: {
    method: 'DELETE'
    query: SysRoleDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/role/queryall` All roles, for pickers; none is an error. */
  sysRoleQueryall: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SysRole[]
  }
  /** `GET /sys/role/checkRoleCode` Whether a code is free; taken is success false. */
  sysRoleCheckRoleCode: {
    method: 'GET'
    query: SysRoleCheckRoleCodeQuery
    params: None
    body: undefined
    result: boolean
  }
  /** `GET /sys/role/queryTreeList` Every menu as a tree, to grant from. */
  sysRoleQueryTreeList: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: MenuTree
  }
  /** `GET /sys/role/exportXls` Workbook of the roles that the filters leave, or of `selections`. */
  sysRoleExportXls: {
    method: 'GET'
    query: SysRoleExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/role/importExcel` Import roles from a workbook. */
  sysRoleImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysRoleImportExcelResult
  }
  /** `POST /sys/role/importPreview` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  sysRoleImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/role/importTemplate` An empty workbook to fill in and import. Ours; the family has none. */
  sysRoleImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `GET /sys/role/deleteList` Roles in the recycle bin. */
  sysRoleDeleteList: {
    method: 'GET'
    query: SysRoleDeleteListQuery
    params: None
    body: undefined
    result: SysRoleInBin[]
  }
  /** `PUT /sys/role/putRecycleBin` Restore roles from the recycle bin, with their rights, data rules and members. */
  sysRolePutRecycleBin: {
    method: 'PUT'
    query: None
    params: None
    body: RoleRecycleBody
    result: null
  }
  /** `DELETE /sys/role/deleteRecycleBin` Erase roles of the recycle bin for good. */
  sysRoleDeleteRecycleBin: {
    method: 'DELETE'
    query: SysRoleDeleteRecycleBinQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/savedQuery/list` Every query that is shared, for who looks after them. */
  sysSavedQueryList: {
    method: 'GET'
    query: SysSavedQueryListQuery
    params: None
    body: undefined
    result: SysSavedQueryListResult
  }
  /** `GET /sys/savedQuery/mine` The caller's own queries of a page and those that are shared with his roles, by title. */
  sysSavedQueryMine: {
    method: 'GET'
    query: SysSavedQueryMineQuery
    params: None
    body: undefined
    result: SavedQuery[]
  }
  /** `GET /sys/savedQuery/queryById` One query that the caller sees. */
  sysSavedQueryQueryById: {
    method: 'GET'
    query: SysSavedQueryQueryByIdQuery
    params: None
    body: undefined
    result: SavedQuery
  }
  /** `POST /sys/savedQuery/add` Save a query. To share it takes the right savedQuery:share. */
  sysSavedQueryAdd: {
    method: 'POST'
    query: None
    params: None
    body: SavedQueryAdd
    result: SavedQuery
  }
  /** `PUT /sys/savedQuery/edit` Change one's own query, or whom it is shared with. */
  sysSavedQueryEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SavedQueryEdit
    result: SavedQuery
  }
  /** `DELETE /sys/savedQuery/delete` Delete one's own query; a shared one of others with the right savedQuery:delete. */
  sysSavedQueryDelete: {
    method: 'DELETE'
    query: SysSavedQueryDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/savedQuery/deleteBatch` Delete several queries. */
  sysSavedQueryDeleteBatch: {
    method: 'DELETE'
    query: SysSavedQueryDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/setting/list` Every setting, with what it is now and what it is by default. */
  sysSettingList: {
    method: 'GET'
    query: SysSettingListQuery
    params: None
    body: undefined
    result: SysSettingListResult
  }
  /** `GET /sys/setting/queryById` One setting. */
  sysSettingQueryById: {
    method: 'GET'
    query: SysSettingQueryByIdQuery
    params: None
    body: undefined
    result: Setting
  }
  /** `GET /sys/setting/types` The schemas of the values, by the codes of the settings. */
  sysSettingTypes: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SettingType[]
  }
  /** `PUT /sys/setting/edit` Set a value; refused where the environment fixes it. */
  sysSettingEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SettingEdit
    result: null
  }
  /** `PUT /sys/setting/reset` Back to the default. */
  sysSettingReset: {
    method: 'PUT'
    query: None
    params: None
    body: SettingReset
    result: null
  }
  /** `POST /sys/sms` Send a code to a phone; it lasts 10 minutes. The answer is the same for every phone. Mode 0 sign-in and binding, 1 registration, 2 forgotten password. */
  sysSms: {
    method: 'POST'
    query: None
    params: None
    body: SmsBody
    result: null
  }
  /** `POST /sys/phoneLogin` Sign in with a phone and its code. Answers code 200; a wrong code answers success with code 0, 手机验证码错误 and null, as the family does. Where several accounts have the phone: code 300 and an AccountChoice. With a second factor: code 428 and a SecondFactorChallenge. */
  sysPhoneLogin: {
    method: 'POST'
    query: None
    params: None
    body: PhoneLoginBody
    result: SysPhoneLoginResult
  }
  /** `POST /sys/websocket/ticket` A ticket that opens one socket. */
  sysWebsocketTicket: {
    method: 'POST'
    query: None
    params: None
    body: undefined
    result: SocketTicket
  }
  /** `GET /sys/loginfo` How often people have signed in, as the family counts visits. */
  sysLoginfo: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: LogInfo
  }
  /** `GET /sys/visitInfo` Sign-ins of the last seven days; days without one are missing. */
  sysVisitInfo: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: VisitInfo[]
  }
  /** `GET /sys/statistics/today` Sign-ins and visits of today beside those of yesterday up to the same time, and of all time. */
  sysStatisticsToday: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: TodayFigures
  }
  /** `GET /sys/statistics/days` Sign-ins and visits by day up to today; every day has a row. */
  sysStatisticsDays: {
    method: 'GET'
    query: SysStatisticsDaysQuery
    params: None
    body: undefined
    result: DayFigures[]
  }
  /** `GET /sys/statistics/people` How many accounts there are. */
  sysStatisticsPeople: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: PeopleFigures
  }
  /** `GET /sys/statistics/records` How many records there are of each entity that the caller may list; of entities whose rows have owners, his own. */
  sysStatisticsRecords: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: EntityFigures[]
  }
  /** `GET /sys/statistics/activity` What happened last: sign-ins and changes of records that the caller may list. Who may not list people sees what he did himself. */
  sysStatisticsActivity: {
    method: 'GET'
    query: SysStatisticsActivityQuery
    params: None
    body: undefined
    result: Activity[]
  }
  /** `GET /sys/storedScreen/list` Every stored screen, for who looks after them. */
  sysStoredScreenList: {
    method: 'GET'
    query: SysStoredScreenListQuery
    params: None
    body: undefined
    result: SysStoredScreenListResult
  }
  /** `GET /sys/storedScreen/mine` The screens that the caller made and those that he is shown, by title. */
  sysStoredScreenMine: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: StoredScreenLink[]
  }
  /** `GET /sys/storedScreen/queryByName` One screen that the caller may open. */
  sysStoredScreenQueryByName: {
    method: 'GET'
    query: SysStoredScreenQueryByNameQuery
    params: None
    body: undefined
    result: StoredScreen
  }
  /** `GET /sys/storedScreen/queryById` The same by its key. */
  sysStoredScreenQueryById: {
    method: 'GET'
    query: SysStoredScreenQueryByIdQuery
    params: None
    body: undefined
    result: StoredScreen
  }
  /** `POST /sys/storedScreen/check` What is wrong in a screen, as `npm run check:screens` tells it. */
  sysStoredScreenCheck: {
    method: 'POST'
    query: None
    params: None
    body: StoredScreenCheck
    result: ScreenIssue[]
  }
  /** `POST /sys/storedScreen/add` Store a screen. To show it to others takes the right storedScreen:share, to write more than a query storedScreen:edit. */
  sysStoredScreenAdd: {
    method: 'POST'
    query: None
    params: None
    body: StoredScreenAdd
    result: StoredScreen
  }
  /** `PUT /sys/storedScreen/edit` Change one's own screen; that of others with the right storedScreen:edit. */
  sysStoredScreenEdit: {
    method: 'PUT'
    query: None
    params: None
    body: StoredScreenEdit
    result: StoredScreen
  }
  /** `DELETE /sys/storedScreen/delete` Delete one's own screen; that of others with the right storedScreen:delete. */
  sysStoredScreenDelete: {
    method: 'DELETE'
    query: SysStoredScreenDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/storedScreen/deleteBatch` Delete several screens. */
  sysStoredScreenDeleteBatch: {
    method: 'DELETE'
    query: SysStoredScreenDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/tenant/list` Every tenant, for the house alone. */
  sysTenantList: {
    method: 'GET'
    query: SysTenantListQuery
    params: None
    body: undefined
    result: SysTenantListResult
  }
  /** `GET /sys/tenant/queryById` One tenant. */
  sysTenantQueryById: {
    method: 'GET'
    query: SysTenantQueryByIdQuery
    params: None
    body: undefined
    result: SysTenant
  }
  /** `POST /sys/tenant/add` Add a tenant, under a number that the user chooses or the next one. */
  sysTenantAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysTenantAdd
    result: null
  }
  /** `PUT /sys/tenant/edit` Change a tenant; a frozen one is shut at once. */
  sysTenantEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysTenantEdit
    result: null
  }
  /** `DELETE /sys/tenant/delete` Move a tenant without people into the recycle bin. */
  sysTenantDelete: {
    method: 'DELETE'
    query: SysTenantDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/tenant/deleteBatch` Move tenants without people into the recycle bin. */
  sysTenantDeleteBatch: {
    method: 'DELETE'
    query: SysTenantDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/tenant/userList` Users of a tenant: its own accounts, and those of the system tenant that are let in. */
  sysTenantUserList: {
    method: 'GET'
    query: SysTenantUserListQuery
    params: None
    body: undefined
    result: SysTenantUserListResult
  }
  /** `PUT /sys/tenant/addUsers` Let people of the house into a tenant. */
  sysTenantAddUsers: {
    method: 'PUT'
    query: None
    params: None
    body: TenantUsersAdd
    result: null
  }
  /** `DELETE /sys/tenant/removeUsers` Take people out of a tenant, with their roles and departments there. */
  sysTenantRemoveUsers: {
    method: 'DELETE'
    query: SysTenantRemoveUsersQuery
    params: None
    body: undefined
    result: null
  }
  /** `PUT /sys/tenant/manager` Make somebody who may work in a tenant its manager, or no longer. A manager holds there what the caller holds here, tenants and menus excepted. */
  sysTenantManager: {
    method: 'PUT'
    query: None
    params: None
    body: TenantManager
    result: null
  }
  /** `GET /sys/tenant/queryList` Active tenants among these ids that are the caller's; without ids all of his. */
  sysTenantQueryList: {
    method: 'GET'
    query: SysTenantQueryListQuery
    params: None
    body: undefined
    result: SysTenant[]
  }
  /** `GET /sys/tenant/recycleBinPageList` Tenants in the recycle bin, for the system tenant alone. */
  sysTenantRecycleBinPageList: {
    method: 'GET'
    query: SysTenantRecycleBinPageListQuery
    params: None
    body: undefined
    result: SysTenantRecycleBinPageListResult
  }
  /** `PUT /sys/tenant/revertTenantLogic` Restore tenants from the recycle bin. */
  sysTenantRevertTenantLogic: {
    method: 'PUT'
    query: SysTenantRevertTenantLogicQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/tenant/deleteLogicDeleted` Erase tenants of the recycle bin for good. */
  sysTenantDeleteLogicDeleted: {
    method: 'DELETE'
    query: SysTenantDeleteLogicDeletedQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/tenant/packList` Packs of rights, with the tenants that have them. */
  sysTenantPackList: {
    method: 'GET'
    query: SysTenantPackListQuery
    params: None
    body: undefined
    result: SysTenantPackListResult
  }
  /** `GET /sys/tenant/queryPackById` A pack with its menus and buttons. */
  sysTenantQueryPackById: {
    method: 'GET'
    query: SysTenantQueryPackByIdQuery
    params: None
    body: undefined
    result: SysTenantPack
  }
  /** `POST /sys/tenant/addPackPermission` Add a pack. */
  sysTenantAddPackPermission: {
    method: 'POST'
    query: None
    params: None
    body: TenantPackAdd
    result: null
  }
  /** `PUT /sys/tenant/editPackPermission` Change a pack; its menus and buttons too where they are given. */
  sysTenantEditPackPermission: {
    method: 'PUT'
    query: None
    params: None
    body: TenantPackEdit
    result: null
  }
  /** `DELETE /sys/tenant/deleteTenantPack` Delete packs that no tenant has. */
  sysTenantDeleteTenantPack: {
    method: 'DELETE'
    query: SysTenantDeleteTenantPackQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/tenant/packTree` The menus and buttons that tenants may have, as a tree. */
  sysTenantPackTree: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: MenuTree
  }
  /** `GET /sys/tenant/packPermissions` Ids of the menus and buttons of a pack. */
  sysTenantPackPermissions: {
    method: 'GET'
    query: SysTenantPackPermissionsQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `POST /sys/tenant/savePackPermissions` Add menus and buttons to a pack and take them out. */
  sysTenantSavePackPermissions: {
    method: 'POST'
    query: None
    params: None
    body: TenantPackGrant
    result: null
  }
  /** `POST /sys/tenant/packEffect` Who would gain and lose what if this were saved, in sentences; nothing is. */
  sysTenantPackEffect: {
    method: 'POST'
    query: None
    params: None
    body: TenantPackGrant
    result: string[]
  }
  /** `PUT /sys/tenant/choosePack` Give a tenant a pack, another one or none. */
  sysTenantChoosePack: {
    method: 'PUT'
    query: None
    params: None
    body: TenantPackChoice
    result: null
  }
  /** `POST /sys/tenant/choosePackEffect` Who would gain and lose what if the tenant had this pack, in sentences; nothing is changed. */
  sysTenantChoosePackEffect: {
    method: 'POST'
    query: None
    params: None
    body: TenantPackChoice
    result: string[]
  }
  /** `GET /sys/signIn/options` What the login page may offer. */
  sysSignInOptions: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: SignInOptions
  }
  /** `GET /sys/thirdLogin/render/{source}` Opened in a pop-up window: leads on to the provider. */
  sysThirdLoginRender: {
    method: 'GET'
    query: None
    params: SysThirdLoginRenderParams
    body: undefined
    result: string
  }
  /** `GET /sys/thirdLogin/{source}/callback` Where the provider sends the pop-up back to. Its page posts one text to the opener (and to the BroadcastChannel `weft-third-login`): a token for getLoginUser, or `绑定手机号,{uuid}`, or `登录失败`. */
  sysThirdLoginCallback: {
    method: 'GET'
    query: SysThirdLoginCallbackQuery
    params: SysThirdLoginCallbackParams
    body: undefined
    result: string
  }
  /** `GET /sys/thirdLogin/getLoginUser/{token}/{thirdType}` Exchange the token of the pop-up for a session. Answers code 200; with a second factor code 428 and a SecondFactorChallenge. */
  sysThirdLoginGetLoginUser: {
    method: 'GET'
    query: None
    params: SysThirdLoginGetLoginUserParams
    body: undefined
    result: ThirdLoginResult
  }
  /** `POST /sys/thirdLogin/user/create` Make an account for whoever came from the provider; only where registration is on. */
  sysThirdLoginUserCreate: {
    method: 'POST'
    query: None
    params: None
    body: ThirdCreateBody
    result: string
  }
  /** `POST /sys/thirdLogin/user/checkPassword` Bind an existing account by its password. */
  sysThirdLoginUserCheckPassword: {
    method: 'POST'
    query: None
    params: None
    body: ThirdPasswordBody
    result: string
  }
  /** `POST /sys/thirdLogin/bindingThirdPhone` Bind the account of a phone, proven by a code of mode 0 (mode 1 makes an account where registration is on). */
  sysThirdLoginBindingThirdPhone: {
    method: 'POST'
    query: None
    params: None
    body: ThirdPhoneBody
    result: string
  }
  /** `GET /sys/cas/client/validateLogin` Sign in with a ticket of the CAS server. Answers code 200, no dictionaries; with a second factor code 428. */
  sysCasClientValidateLogin: {
    method: 'GET'
    query: SysCasClientValidateLoginQuery
    params: None
    body: undefined
    result: CasLoginResult
  }
  /** `POST /sys/cas/client/validateLogin` The same; ticket and service in the body or in the address. */
  sysCasClientValidateLoginPost: {
    method: 'POST'
    query: SysCasClientValidateLoginPostQuery
    params: None
    body: CasBody | undefined
    result: CasLoginResult
  }
  /** `GET /sys/thirdLogin/accounts` The accounts of providers that the caller has bound or may bind. */
  sysThirdLoginAccounts: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: BoundAccount[]
  }
  /** `POST /sys/thirdLogin/bindOwn` Bind the account that the caller has just shown to its provider in the pop-up. */
  sysThirdLoginBindOwn: {
    method: 'POST'
    query: None
    params: None
    body: BindOwnBody
    result: null
  }
  /** `DELETE /sys/thirdLogin/unbind` Give up the account of a provider; the last way of signing in stays. */
  sysThirdLoginUnbind: {
    method: 'DELETE'
    query: SysThirdLoginUnbindQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/totp/state` Whether the caller may have a second factor, and whether he has. */
  sysTotpState: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: TotpState
  }
  /** `POST /sys/totp/enrol` Make a secret; it counts once it is confirmed. */
  sysTotpEnrol: {
    method: 'POST'
    query: None
    params: None
    body: TotpEnrolBody
    result: TotpSecret
  }
  /** `POST /sys/totp/confirm` Confirm the secret with a first code; the recovery codes. */
  sysTotpConfirm: {
    method: 'POST'
    query: None
    params: None
    body: TotpConfirmBody
    result: TotpRecoveryCodes
  }
  /** `POST /sys/totp/recoveryCodes` New recovery codes in the place of the old ones. */
  sysTotpRecoveryCodes: {
    method: 'POST'
    query: None
    params: None
    body: TotpProofBody
    result: TotpRecoveryCodes
  }
  /** `POST /sys/totp/disable` Give up the second factor; refused where the installation requires it. */
  sysTotpDisable: {
    method: 'POST'
    query: None
    params: None
    body: TotpProofBody
    result: null
  }
  /** `POST /sys/totp/reset` Take the second factor from somebody who has lost it. */
  sysTotpReset: {
    method: 'POST'
    query: None
    params: None
    body: TotpResetBody
    result: null
  }
  /** `POST /sys/totp/login` Complete a sign-in that was answered with code 428. Answers code 200. */
  sysTotpLogin: {
    method: 'POST'
    query: None
    params: None
    body: TotpLoginBody
    result: LoginResult
  }
  /** `GET /sys/user/list` Users, as administration and pickers list them. Callers without `user:list` get limited columns. */
  sysUserList: {
    method: 'GET'
    query: SysUserListQuery
    params: None
    body: undefined
    result: SysUserListResult
  }
  /** `POST /sys/user/add` Add a user with roles and departments. */
  sysUserAdd: {
    method: 'POST'
    query: None
    params: None
    body: SysUserAdd
    result: null
  }
  /** `PUT /sys/user/edit` Change a user; the password stays. */
  sysUserEdit: {
    method: 'PUT'
    query: None
    params: None
    body: SysUserEdit
    result: null
  }
  /** `DELETE /sys/user/delete` Move a user to the recycle bin. */
  sysUserDelete: {
    method: 'DELETE'
    query: SysUserDeleteQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/user/deleteBatch` Move users to the recycle bin. */
  sysUserDeleteBatch: {
    method: 'DELETE'
    query: SysUserDeleteBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `PUT /sys/user/frozenBatch` Freeze users or thaw them. */
  sysUserFrozenBatch: {
    method: 'PUT'
    query: None
    params: None
    body: FrozenBody
    result: null
  }
  /** `PUT /sys/user/changePassword` Set the password of another user. */
  sysUserChangePassword: {
    method: 'PUT'
    query: None
    params: None
    body: ChangePasswordBody
    result: null
  }
  /** `GET /sys/user/queryById` One user. */
  sysUserQueryById: {
    method: 'GET'
    query: SysUserQueryByIdQuery
    params: None
    body: undefined
    result: SysUser
  }
  /** `GET /sys/user/queryByIds` Several users. */
  sysUserQueryByIds: {
    method: 'GET'
    query: SysUserQueryByIdsQuery
    params: None
    body: undefined
    result: SysUser[]
  }
  /** `GET /sys/user/queryUserRole` Role ids of a user; none is an error. */
  sysUserQueryUserRole: {
    method: 'GET'
    query: SysUserQueryUserRoleQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `GET /sys/user/queryUserRoleCode` Role codes of a user. */
  sysUserQueryUserRoleCode: {
    method: 'GET'
    query: SysUserQueryUserRoleCodeQuery
    params: None
    body: undefined
    result: string[]
  }
  /** `GET /sys/user/userDepartList` Departments of a user; none is an error. */
  sysUserUserDepartList: {
    method: 'GET'
    query: SysUserUserDepartListQuery
    params: None
    body: undefined
    result: DepartIdModel[]
  }
  /** `GET /sys/user/queryUserByDepId` Users of a department and of those below, for pickers; columns limited as in the list. */
  sysUserQueryUserByDepId: {
    method: 'GET'
    query: SysUserQueryUserByDepIdQuery
    params: None
    body: undefined
    result: SysUser[]
  }
  /** `GET /sys/user/checkOnlyUser` Whether an account, phone or mail address is free; taken is success false. Without a session always free: the registration tells. */
  sysUserCheckOnlyUser: {
    method: 'GET'
    query: SysUserCheckOnlyUserQuery
    params: None
    body: undefined
    result: boolean
  }
  /** `GET /sys/user/generateUserId` An id for a user to come. */
  sysUserGenerateUserId: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: string
  }
  /** `GET /sys/user/userRoleList` Users that hold a role. */
  sysUserUserRoleList: {
    method: 'GET'
    query: SysUserUserRoleListQuery
    params: None
    body: undefined
    result: SysUserUserRoleListResult
  }
  /** `POST /sys/user/addSysUserRole` Give a role to users. */
  sysUserAddSysUserRole: {
    method: 'POST'
    query: None
    params: None
    body: SysUserRoleBody
    result: null
  }
  /** `DELETE /sys/user/deleteUserRole` Take a role from a user. */
  sysUserDeleteUserRole: {
    method: 'DELETE'
    query: SysUserDeleteUserRoleQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/user/deleteUserRoleBatch` Take a role from users. */
  sysUserDeleteUserRoleBatch: {
    method: 'DELETE'
    query: SysUserDeleteUserRoleBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/user/departUserList` Users of a department; null when none applies. `orgCode` holds department names here. */
  sysUserDepartUserList: {
    method: 'GET'
    query: SysUserDepartUserListQuery
    params: None
    body: undefined
    result: SysUserDepartUserListResult
  }
  /** `POST /sys/user/editSysDepartWithUser` Put users into a department. */
  sysUserEditSysDepartWithUser: {
    method: 'POST'
    query: None
    params: None
    body: DepartUserBody
    result: null
  }
  /** `DELETE /sys/user/deleteUserInDepart` Take a user out of a department. */
  sysUserDeleteUserInDepart: {
    method: 'DELETE'
    query: SysUserDeleteUserInDepartQuery
    params: None
    body: undefined
    result: null
  }
  /** `DELETE /sys/user/deleteUserInDepartBatch` Take users out of a department. */
  sysUserDeleteUserInDepartBatch: {
    method: 'DELETE'
    query: SysUserDeleteUserInDepartBatchQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/user/recycleBin` Users in the recycle bin. */
  sysUserRecycleBin: {
    method: 'GET'
    query: SysUserRecycleBinQuery
    params: None
    body: undefined
    result: SysUser[]
  }
  /** `PUT /sys/user/putRecycleBin` Restore users from the recycle bin. */
  sysUserPutRecycleBin: {
    method: 'PUT'
    query: None
    params: None
    body: RecycleBody
    result: null
  }
  /** `DELETE /sys/user/deleteRecycleBin` Erase users for good. */
  sysUserDeleteRecycleBin: {
    method: 'DELETE'
    query: SysUserDeleteRecycleBinQuery
    params: None
    body: undefined
    result: null
  }
  /** `GET /sys/user/exportXls` Workbook of the users that the filters leave, or of `selections`. */
  sysUserExportXls: {
    method: 'GET'
    query: SysUserExportXlsQuery
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /sys/user/importExcel` Import users from a workbook. */
  sysUserImportExcel: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: SysUserImportExcelResult
  }
  /** `POST /sys/user/importPreview` What a workbook would bring, by row; nothing is saved. Ours; the family has none. */
  sysUserImportPreview: {
    method: 'POST'
    query: None
    params: None
    body: ImportFile
    result: ImportPreview
  }
  /** `GET /sys/user/importTemplate` An empty workbook to fill in and import. Ours; the family has none. */
  sysUserImportTemplate: {
    method: 'GET'
    query: None
    params: None
    body: undefined
    result: Binary
  }
  /** `POST /unstructur/documentdata/watchlist/submit` Hand in drafts for approval. */
  unstructurDocumentdataWatchlistSubmit: {
    method: 'POST'
    query: None
    params: None
    body: WatchIds
    result: null
  }
  /** `POST /unstructur/documentdata/watchlist/review` Approve or reject entries that wait; never by who wrote or handed them in. */
  unstructurDocumentdataWatchlistReview: {
    method: 'POST'
    query: None
    params: None
    body: WatchReview
    result: null
  }
  /** `POST /unstructur/documentdata/watchlist/disable` Take entries out of force. */
  unstructurDocumentdataWatchlistDisable: {
    method: 'POST'
    query: None
    params: None
    body: WatchIds
    result: null
  }
  /** `POST /unstructur/documentdata/watchlist/recycle` Put entries into the recycle bin; they are in force no more. */
  unstructurDocumentdataWatchlistRecycle: {
    method: 'POST'
    query: None
    params: None
    body: WatchIds
    result: null
  }
  /** `POST /unstructur/documentdata/watchlist/restore` Bring entries back from the recycle bin, as drafts. */
  unstructurDocumentdataWatchlistRestore: {
    method: 'POST'
    query: None
    params: None
    body: WatchIds
    result: null
  }
  /** `POST /unstructur/documentdata/watchlist/match` Compare values with the lists in force. */
  unstructurDocumentdataWatchlistMatch: {
    method: 'POST'
    query: None
    params: None
    body: WatchMatchQuery
    result: WatchMatched[]
  }
  /** `GET /unstructur/documentdata/watchlist/hits` Where entries of the lists stand in records that the caller may read. */
  unstructurDocumentdataWatchlistHits: {
    method: 'GET'
    query: UnstructurDocumentdataWatchlistHitsQuery
    params: None
    body: undefined
    result: WatchedRecord[]
  }
  /** `GET /unstructur/documentdata/watchlist/documents` Documents and knowledge that the caller may read in which an entry stands, the newest first. */
  unstructurDocumentdataWatchlistDocuments: {
    method: 'GET'
    query: UnstructurDocumentdataWatchlistDocumentsQuery
    params: None
    body: undefined
    result: UnstructurDocumentdataWatchlistDocumentsResult
  }
  /** `POST /website/article/submit` Hand in drafts, and articles that are offline, for review. */
  websiteArticleSubmit: {
    method: 'POST'
    query: None
    params: None
    body: ArticleIds
    result: null
  }
  /** `POST /website/article/review` Publish articles that wait for review, or send them back as drafts; never those that the caller has written, but with websiteArticle:reviewOwn. */
  websiteArticleReview: {
    method: 'POST'
    query: None
    params: None
    body: ArticleReview
    result: null
  }
  /** `POST /website/article/offline` Take published articles offline. */
  websiteArticleOffline: {
    method: 'POST'
    query: None
    params: None
    body: ArticleIds
    result: null
  }
}

/** The id of an operation. */
export type OperationId = keyof Operations

export interface RegisterBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  phone: string
  /** The code of the message, 6 digits. */
  smscode: string
  username?: string | null
  password?: string | null
  email?: string | null
}

export interface FoundAccount {
  username: string
  /** Eleven stars unless the phone was given. */
  phone: string
}

export interface PhoneVerificationBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  phone: string
  /** The code of the message, 6 digits; or the `choice` of an AccountChoice, with the chosen account. */
  smscode: string
  /** Which of several accounts of the phone is meant. */
  username?: string | null
}

export interface VerifiedPhone {
  /** A ticket for step 3, for this account, phone and address; lasts 10 minutes and one use. Clients send it on as they would the code. */
  smscode: string
  username: string
}

export interface PasswordChangeBody {
  username: string
  password: string
  /** The ticket that step 2 answered. */
  smscode: string
  /** 11 digits. Empty: 手机号不允许为空！ */
  phone: string
}

export interface SysUserQuerySysUserQuery {
  username?: string
  phone?: string
}

export interface SysUserPasswordChangeQuery {
  username?: string
  password?: string
  smscode?: string
  phone?: string
}

/** A user as an address book shows one. */
export interface AddressEntry {
  id: string
  username: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  workNo?: string | null
  /** Codes of positions. */
  post?: string | null
  post_dictText?: string | null
  phone?: string | null
  telephone?: string | null
  email?: string | null
  /** Ids of departments, joined by commas. */
  departId?: string | null
  /** Names of departments, joined by commas. */
  departName?: string | null
  /** Names of the departments that the user is in charge of, joined by commas. */
  headOf?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  status_dictText?: string | null
  /** When the account was added, yyyy-MM-dd HH:mm:ss; lists of the family sort by it. */
  createTime?: string | null
}

export type SysUserQueryByOrgCodeForAddressListQuery = ListQuery & {
  /** Code of a department: users in it or below it. */
  orgCode?: string
  /** Part of a name or its pinyin, of a number of staff or telephone, of a mail address or an account; stars around it do not count. */
  realname?: string
}

export type SysUserQueryByOrgCodeForAddressListResult = Page & {
  records: AddressEntry[]
}

export type SysAddressBookExportXlsQuery = ListQuery & {
  /** Code of a department: users in it or below it. */
  orgCode?: string
  /** Part of a name or its pinyin, of a number of staff or telephone, of a mail address or an account; stars around it do not count. */
  realname?: string
  /** Ids joined by commas. */
  selections?: string
}

export interface SysAnnouncement {
  id: string
  /** The title; spelt so everywhere. */
  titile?: string | null
  /** HTML, cleaned when it was saved. */
  msgContent?: string | null
  msgAbstract?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown earlier. */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown later. */
  endTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sendTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  cancelTime?: string | null
  /** Username of who released it. */
  sender?: string | null
  /** L, M or H. */
  priority?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  /** ALL, USER or DEPART. */
  msgType?: string | null
  /** Ids of users, each followed by a comma. */
  userIds?: string | null
  /** Ids of departments joined by commas; those below them are meant too. Ours. */
  departIds?: string | null
  /** 0 draft, 1 released, 2 revoked. */
  sendStatus?: string | null
  busType?: string | null
  busId?: string | null
  /** `url`: openPage is a path; `component`: the screen openPage is shown with busId; empty: details only. */
  openType?: string | null
  openPage?: string | null
  delFlag?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** msgCategory is 1, msgType ALL and priority M unless said otherwise. */
export interface SysAnnouncementAdd {
  titile: string
  /** HTML; what could run, submit or restyle is taken out. */
  msgContent?: string | null
  msgAbstract?: string | null
  startTime?: string | null
  endTime?: string | null
  priority?: 'L' | 'M' | 'H'
  msgCategory?: '1' | '2'
  msgType?: 'ALL' | 'USER' | 'DEPART'
  /** Ids of users joined by commas; a trailing comma is allowed. Needed with USER. */
  userIds?: string | null
  /** Ids of departments joined by commas. Needed with DEPART. */
  departIds?: string | null
  busType?: string | null
  busId?: string | null
  /** url, component or empty. */
  openType?: string | null
  openPage?: string | null
}

/** What is absent stays as it is. */
export interface SysAnnouncementEdit {
  id: string
  titile?: string
  /** HTML; what could run, submit or restyle is taken out. */
  msgContent?: string | null
  msgAbstract?: string | null
  startTime?: string | null
  endTime?: string | null
  priority?: 'L' | 'M' | 'H'
  msgCategory?: '1' | '2'
  msgType?: 'ALL' | 'USER' | 'DEPART'
  /** Ids of users joined by commas; a trailing comma is allowed. Needed with USER. */
  userIds?: string | null
  /** Ids of departments joined by commas. Needed with DEPART. */
  departIds?: string | null
  busType?: string | null
  busId?: string | null
  /** url, component or empty. */
  openType?: string | null
  openPage?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnreadAnnouncement {
  id: string
  /** The title; spelt so everywhere. */
  titile?: string | null
  /** HTML, cleaned when it was saved. */
  msgContent?: string | null
  msgAbstract?: string | null
  /** Username of who released it. */
  sender?: string | null
  /** Name of who released it. */
  sender_dictText?: string | null
  /** L, M or H. */
  priority?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  /** ALL, USER or DEPART. */
  msgType?: string | null
  /** 0 draft, 1 released, 2 revoked. */
  sendStatus?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sendTime?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown earlier. */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss; not shown later. */
  endTime?: string | null
  busType?: string | null
  busId?: string | null
  /** `url`: openPage is a path; `component`: the screen openPage is shown with busId; empty: details only. */
  openType?: string | null
  openPage?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
}

export interface UnreadAnnouncements {
  anntMsgList: UnreadAnnouncement[]
  anntMsgTotal: number
  sysMsgList: UnreadAnnouncement[]
  sysMsgTotal: number
}

export interface ReadAnnouncement {
  anntId: string
}

export interface MyAnnouncement {
  /** The same as anntId. */
  id: string
  anntId?: string | null
  /** The caller. */
  userId?: string | null
  /** The title; spelt so everywhere. */
  titile?: string | null
  /** HTML, cleaned when it was saved. */
  msgContent?: string | null
  msgAbstract?: string | null
  /** Username of who released it. */
  sender?: string | null
  /** L, M or H. */
  priority?: string | null
  /** 0 or 1. */
  readFlag?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sendTime?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  busType?: string | null
  busId?: string | null
  /** `url`: openPage is a path; `component`: the screen openPage is shown with busId; empty: details only. */
  openType?: string | null
  openPage?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
}

export interface SysAnnouncementSend {
  id: string
  anntId?: string | null
  userId?: string | null
  /** 0 or 1. */
  readFlag?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  readTime?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysAnnouncementSendAdd {
  anntId: string
  userId: string
}

export interface SysAnnouncementSendEdit {
  id: string
  readFlag: '0' | '1'
}

export interface UnreadCounts {
  anntMsgTotal: number
  sysMsgTotal: number
}

export type SysAnnountCementListQuery = ListQuery

export type SysAnnountCementListResult = Page & {
  records: SysAnnouncement[]
}

export interface SysAnnountCementQueryByIdQuery {
  id: string
}

export interface SysAnnountCementDeleteQuery {
  id: string
}

export interface SysAnnountCementDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysAnnountCementDoReleaseDataQuery {
  id: string
}

export interface SysAnnountCementDoReovkeDataQuery {
  id: string
}

export interface SysAnnountCementSyncNoticQuery {
  anntId?: string
}

export type SysAnnountCementExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysAnnountCementImportExcelResult = ImportReport | null

export type SysSysAnnouncementSendGetMyAnnouncementSendQuery = ListQuery

export type SysSysAnnouncementSendGetMyAnnouncementSendResult = Page & {
  records: MyAnnouncement[]
}

export type SysSysAnnouncementSendListQuery = ListQuery

export type SysSysAnnouncementSendListResult = Page & {
  records: SysAnnouncementSend[]
}

export interface SysSysAnnouncementSendQueryByIdQuery {
  id: string
}

export interface SysSysAnnouncementSendDeleteQuery {
  id: string
}

export interface SysSysAnnouncementSendDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysSysAnnouncementSendGetOneQuery {
  /** Its id in `getMyAnnouncementSend`. */
  sendId: string
}

export interface SysAnnountCementVue3ListQuery {
  /** Username of who released it. */
  fromUser?: string | null
  /** What it is about. */
  busType?: string | null
  /** 1 announcement, 2 system message. */
  msgCategory?: string | null
  /** 1: marked by the caller. Nothing is marked here: the list is then empty. */
  starFlag?: string | null
  /** Unread. */
  noticeType?: string | null
  /** jt today, zt yesterday, bz this week, sz the last, by this month, sy the last, 7day the last seven days, zdy from beginDate to endDate. */
  rangeDateKey?: 'jt' | 'zt' | 'bz' | 'sz' | 'by' | 'sy' | '7day' | 'zdy' | '' | null
  /** Of zdy: `yyyy-MM-dd HH:mm:ss`. */
  beginDate?: string | null
  /** Of zdy: `yyyy-MM-dd HH:mm:ss`. */
  endDate?: string | null
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 10.
   * @default 10
   */
  pageSize?: number
}

/** An operation and its schemas, each as the text of its JSON. */
export interface ApiOperation {
  /** Its name in the contracts. */
  id: string
  /** The part of the API that it belongs to. */
  tag: string
  /** Of HTTP. */
  method: string
  /** With the base of the API. */
  path: string
  /** What it does. */
  summary: string
  /** Who may call it, in words. */
  auth: string
  /** Its parameters in the path, as JSON Schema; empty without any. */
  params: string
  /** Those behind the path. */
  query: string
  /** What it is sent; empty when it is sent nothing, or a form with files. */
  body: string
  /** The envelope that it answers with. */
  answer: string
}

export type SysApiDocsListQuery = ListQuery

export type SysApiDocsListResult = Page & {
  records: ApiOperation[]
}

export interface CaptchaBody {
  captcha: string
  /** The key that the picture was asked with. */
  checkKey: string | number
}

export interface LoginBody {
  username: string
  password: string
  /** Asked for after some failed sign-ins of an account, unless the browser is known to it. Empty: the picture is older than the seconds that the refusal named. */
  captcha?: string | null
  /** The key that the captcha was asked with. */
  checkKey?: string | number | null
  /** Sent by clients, unread. */
  remember_me?: boolean | null
}

export interface LoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
  /** Departments of the user. */
  departs: SysDepart[]
  /** 0 none, 1 one and set as current, 2 several. */
  multi_depart: 0 | 1 | 2
  sysAllDictItems: DictMap
  /** Tenants that the person may choose among; the choice goes into the header tenant_id. */
  tenantList?: SysTenant[]
  /** Only when this sign-in set up a second factor: shown once. */
  recoveryCodes?: string[]
}

export interface MenuMeta {
  title: string
  icon?: string | null
  keepAlive: boolean
  /** True: open in a new browser tab. */
  internalOrExternal: boolean
  componentName?: string | null
  /** External urls only; its placeholders are a closed list. */
  url?: string | null
}

export interface MenuNode {
  id: string
  path: string
  name: string
  /** View path without prefix, such as `system/UserList`. */
  component?: string | null
  /** 1: register as a route. */
  route: '0' | '1'
  /** Present only when true. */
  hidden?: boolean
  /** Present only when true. */
  alwaysShow?: boolean
  /** Top nodes only. */
  redirect?: string | null
  meta: MenuMeta
  /** Absent on leaves. */
  children?: MenuNode[]
}

/** A button permission that the caller holds. */
export interface AuthAction {
  /** Action codes, joined by commas. */
  action: string
  /** 1 show, 2 disable. */
  type: string
  describe?: string | null
}

/** A button permission that exists. */
export interface AllAuthAction {
  action: string
  /** 1 show, 2 disable. */
  type: string
  describe?: string | null
  /** 1 enabled; 0 switches the rule off. */
  status: string
}

export interface UserPermission {
  menu: MenuNode[]
  auth: AuthAction[]
  allAuth: AllAuthAction[]
  /** True where the session began with a password that another user has set, or the first start, or that is too old: it may do nothing but set another one. Servers of the family do not know it. */
  oneTimePassword?: boolean
  /** True where `oneTimePassword` is so because the password is older than the rules of the installation allow. Servers of the family do not know it. */
  passwordExpired?: boolean
  /** After so many minutes without use the session ends; calls with the header X-Weft-Background: 1 are no use. Servers of the family do not know it. */
  sessionIdleMinutes?: number
  /** Codes of the roles that the person has, as expressions of screens see them under `user.roles`. Servers of the family do not send them. */
  roles?: string[]
  /** Rights as clients of 3.x look for them: each under its own name and under that with `system:` before it. */
  codeList?: string[]
  /** Whether pages of 3.x hide what changes the system; never here. */
  sysSafeMode?: boolean
  /** Path of the page that this user opens first, by the roles; null: the usual one. Servers of the family tell it elsewhere. */
  homePath?: string | null
}

export interface CurrentDeparts {
  list: SysDepart[]
  /** Code of the current one. */
  orgCode: string | null
}

export interface SelectDepartBody {
  orgCode: string
  /** The caller; another name is refused. */
  username?: string | null
}

export interface UpdatePasswordBody {
  /** The caller; another name is refused. */
  username?: string | null
  oldpassword: string
  password: string
  confirmpassword: string
}

export interface AppLoginBody {
  username: string
  password: string
  /** As in LoginBody. Without one an account that is asked for it waits until it has been quiet for the seconds of the refusal. */
  captcha?: string | null
  /** The key that the captcha was asked with. */
  checkKey?: string | number | null
}

export interface AppLoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
}

/** AES in CBC mode, sixteen letters each. */
export interface PasswordKey {
  key: string
  iv: string
}

/** Nothing of it is read. */
export interface NoDepartsBody {
  [k: string]: never
}

export interface NoDeparts {
  departs: SysDepart[]
  multi_depart: 0
}

export interface OwnUser {
  userInfo: SysUser & {
    /** As in the permissions. */
    homePath?: string | null
  }
  sysAllDictItems: DictMap
}

export interface PermissionCodes {
  /** Rights as clients of 3.x look for them: each under its own name and under that with `system:` before it. */
  codeList: string[]
  /** Whether pages of 3.x hide what changes the system; never here. */
  sysSafeMode: boolean
  auth: AuthAction[]
  allAuth: AllAuthAction[]
}

export interface SysRandomImageParams {
  key: string
}

export interface SysSelectDepartResult {
  userInfo: SysUser
}

export interface SysSelectDepartPostResult {
  userInfo: SysUser
}

export interface Backup {
  /** Name of its file. */
  id: string
  /** The moment that it holds. */
  beginTime: string
  /** How long it took. */
  seconds: number
  /** Megabytes, to a tenth. */
  size: number
  /** Account of who asked for it; empty: the command. */
  createBy: string
  /** Made by a schedule, by hand, or by the command. */
  origin: 'plan' | 'hand' | 'command'
  /** Whether a passphrase opens it. */
  sealed: 'Y' | 'N'
  rows: number
  files: number
  /** Whether it was tried, and what came of it. */
  state: 'new' | 'good' | 'bad'
  checkTime: string | null
  checkText: string | null
  /** Of the program that wrote it. */
  version: string
  server: string
}

export interface BackupPlace {
  /** Folder of this server. */
  folder: string
  /** To be given on a machine with the settings of the server. */
  command: string
}

export type SysBackupListQuery = ListQuery

export type SysBackupListResult = Page & {
  records: Backup[]
}

export interface SysBackupCheckBody {
  /** Name of the backup. */
  id: string
}

export interface SysBackupDownloadQuery {
  /** Name of the backup. */
  id: string
}

export interface SysBackupDeleteQuery {
  /** Name of the backup. */
  id: string
}

export interface SysCategory {
  id: string
  /** 0 at the top. */
  pid?: string | null
  name?: string | null
  /** Generated: three characters per level. */
  code?: string | null
  /** 1 or 0. */
  hasChild?: string | null
  sysOrgCode?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysCategoryAdd {
  /** 0 at the top. */
  pid?: string | null
  name: string
}

/** What is absent stays as it is. */
export interface SysCategoryEdit {
  id: string
  /** 0 at the top. */
  pid?: string | null
  name?: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export type SysCategoryRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type SysCategoryRootListResult = Page & {
  records: SysCategory[]
}

export type SysCategoryChildListQuery = ListQuery & {
  pid: string
}

export interface SysCategoryGetChildListBatchQuery {
  /** Ids joined by commas. */
  parentIds: string
}

export type SysCategoryGetChildListBatchResult = Page & {
  records: SysCategory[]
}

export interface SysCategoryQueryByIdQuery {
  id: string
}

export interface SysCategoryDeleteQuery {
  id: string
}

export interface SysCategoryDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysCategoryCheckCodeQuery {
  pid?: string
  code: string
}

export interface SysCategoryLoadOneQuery {
  field: 'id' | 'code' | 'name'
  val: string
}

export interface SysCategoryLoadTreeRootQuery {
  /** False nests every level. */
  async: boolean
  pcode: string
}

export interface SysCategoryLoadTreeChildrenQuery {
  pid: string
}

export interface SysCategoryLoadTreeDataQuery {
  pid?: string
  pcode?: string
  /** JSON object of column to value, all of which must equal. */
  condition?: string
  /** Instead of what is directly below the parent: every node below it whose text holds the keyword, with those above it. Back ends of the family do not know it. */
  keyword?: string
}

export interface SysCategoryLoadDictItemQuery {
  /** Ids joined by commas. */
  ids: string
}

export interface SysCategoryLoadAllDataQuery {
  code: string
}

export type SysCategoryExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysCategoryImportExcelResult = ImportReport | null

export interface SysCheckRuleCheckByCodeQuery {
  ruleCode: string
  /** Encoded once by the client itself, beside the usual encoding. */
  value: string
}

export interface SysComment {
  id: string
  tableName: string
  tableDataId: string
  /** The account that wrote it. */
  fromUserId: string
  /** Name of the writer; null when the account is gone. */
  fromUserId_dictText?: string | null
  fromUserAvatar?: string | null
  /** The writer of the comment that this one answers. */
  toUserId?: string | null
  toUserId_dictText?: string | null
  toUserAvatar?: string | null
  /** The comment that this one answers; null for one that answers none, or one that is gone. */
  commentId: string | null
  /** Plain text; `@name[account]` names a user. */
  commentContent: string
  /** Of a page: the caller may delete it. */
  removable?: boolean
  createBy?: string | null
  /** `yyyy-MM-dd HH:mm:ss`. */
  createTime: string
  fileList: SysCommentFile[]
}

export interface SysCommentFile {
  /** Of the file. */
  id: string
  /** The same. */
  fileId?: string
  /** The same. */
  sysFormFileId?: string
  name: string
  /** The stored path. */
  url: string
  /** `image`, or `doc` for all others. */
  type: string
  /** Bytes. */
  fileSize: number
  tableName?: string
  tableDataId?: string
  /** The comment that carries it. */
  commentId: string
  /** The account of its writer. */
  createBy?: string | null
  createBy_dictText?: string | null
  createTime: string
}

export interface SysCommentAdd {
  tableName: string
  tableDataId: string
  /** Plain text. May be empty where there are files, which clients of 3.x send afterwards. */
  commentContent?: string | null
  /** The comment that it answers. */
  commentId?: string | null
  /** Unread: the writer of that comment. */
  toUserId?: string | null
  /** Unread: the caller. */
  fromUserId?: string | null
  /** Stored paths of uploads. */
  files?: string[]
  /** Path of the page on which those who get a message find the record, such as `/course/lecturer?form.id=1`. */
  page?: string | null
}

export interface SysCommentFileForm {
  file?: Blob
  tableName?: string
  tableDataId?: string
  /** The own comment that it belongs to. */
  commentId?: string
  /** Unread: the caller. */
  fromUserId?: string
  /** Unread. */
  biz?: string
}

export interface SysCommentListByFormQuery {
  /** The table of the record: of an entity, or of an online form. */
  tableName: string
  /** The record. */
  tableDataId: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 100.
   * @default 100
   */
  pageSize?: number
}

export type SysCommentListByFormResult = Page & {
  records: SysComment[]
}

export interface SysCommentFileListQuery {
  /** The table of the record: of an entity, or of an online form. */
  tableName: string
  /** The record. */
  tableDataId: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 100.
   * @default 100
   */
  pageSize?: number
}

export type SysCommentFileListResult = Page & {
  records: SysCommentFile[]
}

export interface SysCommentQueryByIdQuery {
  /** The comment. */
  id: string
}

export interface SysCommentDeleteOneQuery {
  /** The comment. */
  id: string
}

/** The envelope of every JSON answer. */
export interface Result {
  /** The only reliable sign of success. */
  success: boolean
  /** For people; empty at most. */
  message: string
  /** 0 or 200 on success; 201 import with row errors; 409 the row has changed; 500 business error; 510 no permission. */
  code: number
  /** The payload; null when there is none. */
  result?: unknown
  /** Milliseconds since 1970. */
  timestamp: number
}

/** The envelope of a call that has no payload. */
export type Done = Result & {
  result?: null
}

/** The envelope of a refused call. `result` is the current row when the code is 409, else null. */
export type Failure = Result & {
  success?: false
}

/** Not an envelope: what a missing or expired session gets, with HTTP status 500. */
export interface ServerError {
  /** yyyy-MM-dd HH:mm:ss */
  timestamp: string
  status: number
  error: string
  /** Token失效，请重新登录 when the session is missing or over. */
  message: string
  path: string
}

/** The paging object without its rows; each list adds `records`. */
export interface Page {
  /** All rows. */
  total: number
  /** Page size. */
  size: number
  /** Page number from 1. */
  current: number
  pages: number
  /** Usually empty. */
  orders?: unknown[]
  optimizeCountSql?: boolean
  hitCount?: boolean
  /** False: not all rows were counted, and `total` is an estimate; only with `countUpTo`. */
  searchCount?: boolean
  /** Sums of all rows, by the columns of `sumOf` that are numbers; absent where the page holds all rows, or `total` is an estimate. */
  sums?: {
    [k: string]: {
      /** As text where a number would not hold all of its digits. Null: no row holds one. */
      sum: number | string | null
      /** Rows that hold a number. */
      count: number
    }
  }
}

/** What every list takes. Any other name is a filter: `{property}`, `{property}_begin`, `{property}_end`, `{property}_MultiString`, and of what names rows of a tree `{property}_Below`: a row, or what stands below it. */
export interface ListQuery {
  /** @default 1 */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
  /** Sort property in camel case; also of a `_dictText` sibling. */
  column?: string
  /** Ascending when it contains ASC in any case, else descending. */
  order?: string
  /** As pageNo; sent by generated pages, not read by the server. */
  queryPage?: number
  /** As pageSize; sent by generated pages, not read by the server. */
  querySize?: number
  /** Columns shown; not read by the server. */
  field?: string
  /** URI-encoded JSON array of SuperQueryRule. */
  superQueryParams?: string
  /** @default "and" */
  superQueryMatchType?: 'and' | 'or'
  /** Of more rows than this `total` may be an estimate, and then `searchCount` is false. Default: all rows are counted. */
  countUpTo?: number
  /** Columns, separated by commas, that are summed over all rows where the page does not hold them all. Default: none. */
  sumOf?: string
  [k: string]: string | number | 'and' | 'or' | undefined
}

/** One condition of an advanced query. */
export interface SuperQueryRule {
  field: string
  rule: string
  val: string
  type?: string
}

/** One option of a dictionary. */
export interface DictModel {
  value: string
  text: string
  /** Repeats the text. */
  title: string
  /** The text again, for clients of 3.x alone. */
  label?: string
  /** In which it is shown. Absent, for clients of 3.x null: none; only rows of tables with a field of colours have one. */
  color?: string | null
  /** For clients of 3.x alone; always null. */
  jsonObject?: {
    [k: string]: unknown
  } | null
}

/** A node of the menu tree as role forms show it. */
export interface TreeModel {
  key: string
  title: string
  /** Repeats the title. */
  slotTitle?: string | null
  isLeaf: boolean
  icon?: string | null
  /** 1 when the menu has data rules. */
  ruleFlag?: number | null
  scopedSlots?: {
    title?: string
  } | null
  parentId?: string | null
  label?: string | null
  value?: string | null
  children?: TreeModel[] | null
}

/** Every menu as a tree, and the ids of all of them. */
export interface MenuTree {
  treeList: TreeModel[]
  /** Ids of all nodes. */
  ids: string[]
}

/** A node of a tree dictionary or of the category dictionary. */
export interface TreeSelectModel {
  /** The id. */
  key: string
  title: string
  leaf: boolean
  icon?: string | null
  parentId?: string | null
  value?: string | null
  code?: string | null
  children?: TreeSelectModel[] | null
}

/** What an import with refused rows answers, with code 201. */
export interface ImportReport {
  totalCount: number
  errorCount: number
  successCount: number
  msg: string
  /** Relative to the context path; the list of refused rows and reasons. */
  fileUrl: string
  fileName: string
}

/** What an import of a workbook would do; nothing of it is saved. */
export interface ImportPreview {
  totalCount: number
  /** Rows that would be refused. */
  errorCount: number
  /** Titles of the columns that are read, as the file has them. */
  columns: string[]
  /** The first rows, and the first ones that would be refused. */
  rows: {
    /** As the workbook numbers it, from 1. */
    row: number
    cells: string[]
    /** Why the row would be refused; null: it would be taken. */
    cause: string | null
  }[]
  /** What is wrong with rows of further sheets that belong to no row of the first. */
  others: string[]
}

/** What became of each record of a change set. A refused set has saved nothing. */
export interface SavedRows {
  rows: {
    /** Id of the record; of a new one the key that it was sent with. */
    key: string
    /** 200 good; 409 changed by somebody else; 404 gone; 500 refused. */
    code: number
    message: string
    /** The record as it is now; null when it was deleted or is gone. */
    row?: {
      [k: string]: unknown
    } | null
    errors?: {
      field: string
      message: string
    }[]
  }[]
}

/** Parts of an import; only the first file is read. */
export interface ImportFile {
  /** An .xls or .xlsx workbook. */
  file?: Blob
  /** The same, under the name that the dialog of imports gives it. */
  'files[]'?: Blob
  /** What the dialog was told of the table; for back ends that import several. */
  isSingleTableImport?: string
  /** A JSON text: the fields that tie the rows to those of another table; for back ends that import several. */
  foreignKeys?: string
}

export interface ContentColumn {
  code: string
  title: string
  /** Code of the column above. */
  parent: string | null
}

export interface ContentArticleHead {
  id: string
  title: string
  /** Code of its column. */
  column: string
  columnTitle: string
  summary: string | null
  /** Address of the picture. */
  cover: string | null
  source: string | null
  author: string | null
  tags: string[]
  pinned: boolean
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  publishTime: string
}

export interface ContentFile {
  name: string
  /** Bytes. */
  size: number
  address: string
}

export interface ContentArticle {
  id: string
  title: string
  /** Code of its column. */
  column: string
  columnTitle: string
  summary: string | null
  /** Address of the picture. */
  cover: string | null
  source: string | null
  author: string | null
  tags: string[]
  pinned: boolean
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  publishTime: string
  /** Cleaned HTML. */
  body: string
  files: ContentFile[]
}

export interface ContentSlide {
  title: string
  /** Address. */
  picture: string
  link: string | null
}

export interface ContentLink {
  name: string
  address: string
  /** Address of the picture. */
  logo: string | null
}

export interface ContentColumnsQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentArticlesQuery {
  /** Code of the column. Default: all. */
  column?: string
  /** From 1, the default. */
  pageNo?: number
  /** At most 50. Default 10. */
  pageSize?: number
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export type ContentArticlesResult = Page & {
  records: ContentArticleHead[]
}

export interface ContentArticleParams {
  id: string
}

export interface ContentArticleQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentArticlePictureParams {
  id: string
  /** Its place in the article, from 0. */
  no: number
}

export interface ContentArticlePictureQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentArticleFileParams {
  id: string
  /** Its place in the article, from 0. */
  no: number
}

export interface ContentArticleFileQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentSlidesQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentSlidePictureParams {
  id: string
}

export interface ContentSlidePictureQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentLinksQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentLinkLogoParams {
  id: string
}

export interface ContentLinkLogoQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContentFeedXmlQuery {
  /** The tenant whose website it is. Default 0, the system itself. */
  tenant?: number
}

export interface ContractExtractionRow {
  id: string
  documentId: string
  /** Of the document. */
  name: string
  templateId: string
  templateName: string
  state: 'pending' | 'checked' | 'failed'
  fault: string | null
  checkedBy: string | null
  checkedTime: string | null
  number: string | null
  fields: number
  found: number
  /** Values about which something is told. */
  problems: number
  /** Values that no user has checked. */
  open: number
  createTime: string
}

export interface ContractExtraction {
  id: string
  documentId: string
  /** Of the document. */
  name: string
  templateId: string
  templateName: string
  state: 'pending' | 'checked' | 'failed'
  fault: string | null
  checkedBy: string | null
  checkedTime: string | null
  values: ContractValue[]
}

export interface ContractValue {
  id: string
  version: number
  no: number
  label: string
  kind: 'text' | 'amount' | 'date' | 'firm' | 'number'
  required: boolean
  /** Yuan with two digits, ISO days, texts as they stand. */
  value: string | null
  /** As it stands in the document. */
  quote: string | null
  page: number | null
  start: number | null
  end: number | null
  /** Of 100. */
  confidence: number | null
  /** How it was found. */
  reason: string | null
  problem: string | null
  state: 'open' | 'confirmed' | 'corrected' | 'absent'
  checkedBy: string | null
  checkedTime: string | null
}

export interface ContractChoice {
  /** Ids joined by commas, 500 at most. */
  documents: string
  /** Absent: templates that apply to each document. */
  templateId?: string
}

export interface ContractAsked {
  /** The run. */
  id: string
}

export interface ContractValueGiven {
  id: string
  version: number
  state: 'open' | 'confirmed' | 'corrected' | 'absent'
  /** Of a correction, as a user writes it. */
  value?: string | null
  /** Where it was taken from. */
  page?: number | null
  start?: number | null
  end?: number | null
}

export interface ContractCheckGiven {
  id: string
  checked: boolean
}

export interface ContractResults {
  labels: string[]
  /** Whether there are more than are told. */
  more: boolean
  contracts: ContractResult[]
}

export interface ContractResult {
  id: string
  documentId: string
  name: string
  number: string | null
  state: 'pending' | 'checked' | 'failed'
  checkedBy: string | null
  checkedTime: string | null
  values: ContractResultValue[]
}

export interface ContractResultValue {
  label: string
  value: string | null
  problem: string | null
}

export type UnstructurDocumentdataContractListQuery = ListQuery

export type UnstructurDocumentdataContractListResult = Page & {
  records: ContractExtractionRow[]
}

export interface UnstructurDocumentdataContractQueryByIdQuery {
  /** The extraction. */
  id: string
}

export interface UnstructurDocumentdataContractDeleteQuery {
  /** The extraction. */
  id: string
}

export interface UnstructurDocumentdataContractResultsQuery {
  /** The template. */
  templateId: string
  /** Extractions, joined by commas; absent: all of the template that the list would show. */
  ids?: string
  /** Title of the document as the list is asked, such as `*采购*`. */
  name?: string
  /** Its number, in the same way. */
  number?: string
  /** State of the check, in the same way. */
  state?: string
  /** Advanced conditions as the list is asked. */
  superQueryParams?: string
  /** Whether all of them hold, or one. */
  superQueryMatchType?: string
  /** Advanced conditions in groups. */
  superQueryTree?: string
}

export interface UnstructurDocumentdataContractExportXlsQuery {
  /** The template. */
  templateId: string
  /** Extractions, joined by commas; absent: all of the template that the list would show. */
  ids?: string
  /** Title of the document as the list is asked, such as `*采购*`. */
  name?: string
  /** Its number, in the same way. */
  number?: string
  /** State of the check, in the same way. */
  state?: string
  /** Advanced conditions as the list is asked. */
  superQueryParams?: string
  /** Whether all of them hold, or one. */
  superQueryMatchType?: string
  /** Advanced conditions in groups. */
  superQueryTree?: string
}

export interface LearningCourse {
  id: string
  title?: string | null
  cover?: string | null
  category?: string | null
  /** Its name. */
  category_dictText?: string | null
  lecturer?: string | null
  /** Its name. */
  lecturer_dictText?: string | null
  summary?: string | null
  createTime?: string | null
  /** How many there are. */
  lessons: number
  /** How many of them the caller has finished. */
  done: number
}

export interface LearningFilters {
  categories: LearningFilter[]
  collections: LearningFilter[]
}

export interface LearningFilter {
  id: string
  name: string
  /** Of the courses that the caller may see. */
  count: number
}

export interface LearningCourseContent {
  course: LearningCourse
  chapters: LearningChapter[]
}

export interface LearningChapter {
  id: string
  title: string
  lessons: LearningLesson[]
}

export interface LearningLesson {
  id: string
  title: string
  /** Of `course_lesson_kind`. */
  kind: string
  /** How long it plays or takes. */
  seconds: number
  file: string | null
  /** A file of WebVTT. */
  captions: string | null
  /** A document of the library. */
  documentId: string | null
  /** HTML. */
  content: string | null
  link: string | null
  /** Seconds; where the caller stopped. */
  position: number
  /** Seconds that were watched, none of them twice. */
  covered: number
  done: boolean
}

export interface LessonProgress {
  position: number
  covered: number
  done: boolean
  /** Whether all lessons of the course are finished. */
  courseDone: boolean
}

export interface OpenedLesson {
  lessonId: string
}

export interface WatchedReport {
  lessonId: string
  /** Seconds; where the lesson stands. */
  position: number
  watched: WatchedInterval[]
}

export interface WatchedInterval {
  start: number
  end: number
}

export interface LessonNote {
  id: string
  second: number
  text: string
  createTime: string
}

export interface NewLessonNote {
  lessonId: string
  second: number
  text: string
}

export interface LearningCertificate {
  id: string
  number: string
  /** As the owner was called on that day. */
  realname: string
  courseId: string
  courseTitle: string
  /** How long the lessons take. */
  minutes: number
  /** yyyy-MM-dd */
  finishDate: string
  /** Of `course_certificate_state`. */
  state: string
  revokeReason: string | null
  state_dictText?: string | null
}

export interface CertificateAsk {
  courseId: string
}

export interface CertificateRevocation {
  id: string
  /** 吊销原因 */
  reason: string
}

export type CourseLearningListQuery = ListQuery & {
  /** Courses of that collection only. */
  collection?: string
}

export type CourseLearningListResult = Page & {
  records: LearningCourse[]
}

export interface CourseLearningQueryByIdQuery {
  /** The course. */
  id: string
}

export interface CourseLearningNotesQuery {
  /** The lesson. */
  lessonId: string
}

export interface CourseLearningNotesDeleteQuery {
  /** The note. */
  id: string
}

export type CourseLearningCertificatesListQuery = ListQuery

export type CourseLearningCertificatesListResult = Page & {
  records: LearningCertificate[]
}

export interface CourseLearningCertificatesQueryByIdQuery {
  /** The certificate. */
  id: string
}

export interface SysCronNextRunsQuery {
  expression: string
  /** Default 10. */
  count?: number
  /** Whose clock they are told by. Default `Asia/Shanghai`. */
  timeZone?: string
}

export interface DataRuleTrial {
  /** Of the menu entry. */
  id: string
  /** The account whose sight is tried. */
  username: string
  /** Name of the menu entry. */
  name: string
  /** What the list shows. */
  title: string
  /** Rules in force that bind the account. */
  rules: number
  /** Which records the account sees, in words. */
  condition: string
  /** How many records the account sees, and of how many: of those that the caller may see. Null: the caller may not open the list. */
  seen: string | null
}

export interface DataRuleTrialGrant {
  /** Unique in the answer. */
  id: string
  /** The role, role of a department or department. */
  through: string
  /** The menu entry that is granted. */
  menu: string
  /** Null: the grant carries no rule. */
  ruleName: string | null
  /** What the rule means for the account, in words. */
  condition: string | null
  /** As it is written, with its variables. */
  ruleValue: string | null
  /** `1`: in force; `0`: switched off. */
  status: string | null
}

export interface DataRuleTrialRecord {
  /** Of the record. */
  id: string
  /** Its first field. */
  name: string
  /** Further fields, each with its title. */
  content: string
  /** Account that added it. */
  createBy?: string | null
  /** When it was added. */
  createTime?: string | null
}

export type SysDataRuleTrialListQuery = ListQuery & {
  /** The account whose sight is tried. */
  username?: string
  /** Part of the name of the menu entry. */
  name?: string
}

export type SysDataRuleTrialGrantsQuery = ListQuery & {
  /** The account whose sight is tried. */
  username: string
  /** The menu entry that opens the list. */
  permissionId: string
}

export type SysDataRuleTrialRecordsQuery = ListQuery & {
  /** The account whose sight is tried. */
  username: string
  /** The menu entry that opens the list. */
  permissionId: string
}

export type SysDataRuleTrialRecordsResult = Page & {
  records: DataRuleTrialRecord[]
}

/** A rule for the rows of the list of a menu entry: who holds it sees those alone that it is true of. */
export interface SysPermissionDataRule {
  id: string
  /** The menu entry. */
  permissionId?: string | null
  ruleName?: string | null
  /** Property of the rows. */
  ruleColumn?: string | null
  /** As in the dictionary `rule_conditions`. */
  ruleConditions?: string | null
  ruleValue?: string | null
  /** 1: in force. */
  status?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysPermissionDataRuleAdd {
  permissionId: string
  ruleName: string
  /** Property of the rows. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleConditions: string
  /** A value, with `#{sys_user_code}` and other variables. */
  ruleValue: string
  /** 1: in force. */
  status?: '0' | '1' | null
}

/** What is absent stays as it is. */
export interface SysPermissionDataRuleEdit {
  id: string
  /** The menu entry as it was read; another one is refused. */
  permissionId?: string | null
  ruleName?: string
  /** Property of the rows. */
  ruleColumn?: string
  /** As in the dictionary `rule_conditions`. */
  ruleConditions?: string
  /** A value, with `#{sys_user_code}` and other variables. */
  ruleValue?: string
  /** 1: in force. */
  status?: '0' | '1' | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** The rules of a menu entry, and those that a grant carries. */
export interface DataRuleChoice {
  datarule: SysPermissionDataRule[]
  /** Ids joined by commas; absent where there are none. */
  drChecked?: string | null
}

export interface RoleDataRuleBody {
  roleId: string
  permissionId: string
  /** The whole set, joined by commas. */
  dataRuleIds?: string | null
}

export interface DepartDataRuleBody {
  departId: string
  permissionId: string
  /** The whole set, joined by commas. */
  dataRuleIds?: string | null
}

export interface SysPermissionGetPermRuleListByPermIdQuery {
  permissionId: string
}

export type SysPermissionQueryPermissionRuleQuery = ListQuery & {
  permissionId: string
  /** Part of it. */
  ruleName?: string
  /** Part of it. */
  ruleValue?: string
}

export interface SysPermissionDeletePermissionRuleQuery {
  id: string
}

export interface SysRoleDataruleGetParams {
  permissionId: string
  roleId: string
}

export interface SysSysDepartPermissionDataruleGetParams {
  permissionId: string
  departId: string
}

export interface SysSysDepartRoleDataruleGetParams {
  permissionId: string
  departId: string
  roleId: string
}

export interface DataSourceAdd {
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, `MySQL` or `MariaDB`; 4 and 1 as the family numbers them. */
  dbType: string
  dbDriver?: string | null
  /** As JDBC writes it, without account and password. */
  dbUrl: string
  dbName?: string | null
  dbUsername: string
  /** Kept sealed; empty leaves what is kept, unless address or account change. */
  dbPassword?: string | null
}

export interface DataSourceEdit {
  id: string
  version?: number | null
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, `MySQL` or `MariaDB`; 4 and 1 as the family numbers them. */
  dbType: string
  dbDriver?: string | null
  /** As JDBC writes it, without account and password. */
  dbUrl: string
  dbName?: string | null
  dbUsername: string
  /** Kept sealed; empty leaves what is kept, unless address or account change. */
  dbPassword?: string | null
}

/** A database of others. */
export interface SysDataSource {
  id: string
  code: string
  name: string
  remark?: string | null
  /** `PostgreSQL`, `MySQL` or `MariaDB`; 4 and 1 as the family numbers them. */
  dbType: string
  dbDriver?: string | null
  /** As JDBC writes it, without account and password. */
  dbUrl: string
  dbName?: string | null
  dbUsername: string
  /** Always empty. */
  dbPassword?: string
  sysOrgCode?: string | null
  /** Whether one is kept. */
  hasPassword?: boolean
  testedTime?: string | null
  /** Why the last test failed. */
  testError?: string | null
  createBy?: string | null
  createTime?: string
  updateTime?: string | null
  version?: number
  /** Names of the reports that read it. */
  usedBy?: string | null
}

export interface DataSourceTable {
  /** Schema and name. */
  id: string
  /** Id of the data source. */
  sourceId: string
  /** Its schema; its database in MySQL. */
  schema: string
  name: string
  /** What the database says of it. */
  title: string
  /** True: a view. */
  view: boolean
}

export interface DataSourceColumn {
  /** Its name. */
  id: string
  name: string
  /** As the database writes it. */
  type: string
  nullable: boolean
  /** What the database says of it. */
  title: string
  /** Values of the first rows. */
  sample: string
}

export type SysDataSourceListQuery = ListQuery

export type SysDataSourceListResult = Page & {
  records: SysDataSource[]
}

export interface SysDataSourceQueryByIdQuery {
  id: string
}

export type SysDataSourceOptionsResult = {
  value: string
  label: string
  text: string
}[]

export interface SysDataSourceTestBody {
  id: string
}

export interface SysDataSourceDeleteQuery {
  id: string
}

export interface SysDataSourceDeleteBatchQuery {
  ids: string
}

export type SysDataSourceTablesQuery = ListQuery & {
  /** Id of the data source. */
  sourceId: string
  /** Part of the name or of what is said of the table. */
  name?: string
}

export type SysDataSourceColumnsQuery = ListQuery & {
  /** Id of the data source. */
  sourceId: string
  /** Schema of the table; its database in MySQL. */
  schema: string
  /** Name of the table. */
  table: string
}

export interface SysDataSourceWorkbookQuery {
  /** Id of the data source. */
  sourceId: string
  /** Schema of the table; its database in MySQL. */
  schema: string
  /** Name of the table. */
  table: string
}

export interface DataImportBegin {
  /** Stored path of an uploaded file that the caller has sent. */
  file: string
}

export interface DataImportBeginTable {
  /** Code of a data source. */
  source: string
  /** `schema.table`, or the table alone where one schema has it. */
  table: string
  /** One a line, all of them hold: a column, a sign (`=`, `!=`, `>`, `>=`, `<`, `<=`) and a value, or a column with `为空` or `不为空`. */
  conditions?: string
  /** Rows go on by this column: those alone come in whose value is greater than that of the last import into `sheetId`. */
  column?: string
  /** The sheet that the rows go on for. */
  sheetId?: string
}

export interface DataImportTable {
  /** Code of the data source. */
  source: string
  table: string
  /** Rows go on by this column; empty: by none. */
  column: string
}

export interface DataImportId {
  /** The import. */
  id: string
}

export interface DataImportStarted {
  id: string
}

/** What is taken instead of what was found. */
export interface DataImportForm {
  /** The import. */
  id: string
  encoding?: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5'
  delimiter?: ',' | "\t" | ';' | '|' | 'fixed'
  /** Lines before the head. */
  skip?: number
  /** Whether the first record names the columns. */
  head?: boolean
  /** Of a workbook: the sheet whose rows are taken. */
  sheet?: string
  /** Of an archive: the file whose rows are taken. */
  entry?: string
  /** Of fixed width: where columns begin, from 1; a Chinese sign takes two places. */
  cuts?: number[]
}

export interface DataProposedColumn {
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  digits: number | null
  /** Values that are not empty. */
  filled: number
  /** What most values are, where some are not. */
  nearly: {
    type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
    /** Values that do not fit. */
    others: number
    /** The strangest of them. */
    example: string
  } | null
}

export interface DataImportProposal {
  /** What the file came as. */
  kind: 'text' | 'fixed' | 'workbook' | 'dbf' | 'json' | 'parquet' | 'table'
  encoding: 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be' | 'big5'
  delimiter: ',' | "\t" | ';' | '|' | 'fixed'
  skip: number
  head: boolean
  /** Records that were read. */
  rows: number
  columns: DataProposedColumn[]
  /** First rows, as texts. */
  sample: (string | null)[][]
  /** Rows with the values that do not fit what most are. */
  strange: (string | null)[][]
  /** Of a workbook: the sheet that was read. */
  sheet: string | null
  /** Of a workbook: all that there are. */
  sheets: string[]
  /** Of an archive: the file that was read. */
  entry: string | null
  /** Of an archive: all that can be read. */
  entries: string[]
  /** Of fixed width: where columns begin, from 1; a Chinese sign takes two places. */
  cuts: number[]
  /** What had been lost before the file came, for people. */
  notes: string[]
}

export interface DataImport {
  id: string
  fileName: string
  state: 'looking' | 'ready' | 'running' | 'done' | 'failed'
  proposal: DataImportProposal | null
  /** Share of the run that is done, 0 to 1. */
  progress: number | null
  progressText: string | null
  /** Why it has failed. */
  fault: string | null
  /** The sheet that came of it. */
  sheetId: string | null
  rows: number | null
  /** Rows that were set apart. */
  apart: number | null
  /** The table that is brought in, in place of a file. */
  table: DataImportTable | null
}

export interface DataChosenColumn {
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  digits?: number
  /** True: it is not brought in. */
  off?: boolean
}

/** What the sender of the file has counted; the import fails where it differs. */
export interface DataControl {
  /** Rows that the file is said to have. */
  rows?: number
  /** A column whose sum is named. */
  column?: string
  /** Its sum, written out. */
  sum?: string
}

export interface DataImportRun {
  /** The import. */
  id: string
  /** A sheet that is replaced by the file or takes its rows; none: a new one. */
  sheetId?: string
  mode?: 'replace' | 'append' | 'update'
  /** Of an update: names of the columns by which rows are the same. */
  keys?: string[]
  name?: string
  folderId?: string
  secretLevel?: '0' | '1' | '2'
  /** As the columns of the file stand. */
  columns: DataChosenColumn[]
  control?: DataControl
}

export interface DataBar {
  from: string
  to: string
  count: number
}

export interface DataValue {
  value: string | null
  count: number
}

export interface DataColumn {
  /** As users name it. */
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  /** Digits after the point, of a decimal. */
  digits: number | null
  /** How its values are masked for callers without the right to see them. */
  mask: 'part' | 'whole' | null
  /** Whether they are masked for this caller. */
  masked: boolean
  filled: number | null
  distinct: number | null
  min: string | null
  max: string | null
  mean: string | null
  quartiles: string[] | null
  /** Shortest and longest text. */
  lengths: number[] | null
  bars: DataBar[]
  /** The most frequent values. */
  top: DataValue[]
  /** Most frequent forms of texts: 9 a digit, A a letter, 汉 a Chinese character. */
  patterns: DataValue[]
  /** What a user has said that its values mean. Null: as found. */
  meaning: 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address' | 'none' | null
  /** What its values mean, as a user has said, else as found by their form and its name. */
  semantic: 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address' | null
  /** Values that are not what the column means: by their form and check digit. */
  invalid: number | null
}

export interface DataSheetContent {
  id: string
  name: string
  description: string | null
  /** Number of the version. */
  no: number
  current: boolean
  time: string
  by: string | null
  /** Where the rows come from, in words. */
  origin: string
  rows: number
  /** Rows of the source that were set apart. */
  apart: number
  bytes: number
  mayEdit: boolean
  /** Whether a recipe has made its rows, so that there is a working paper. */
  paper: boolean
  columns: DataColumn[]
  /** How its rows keep the rules of the recipe that made them. Null: they were held against none. */
  quality: DataQuality | null
}

export interface DataRowsAsked {
  /** The sheet. */
  id: string
  /** Version. Default: the current one. */
  no?: number
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  skip?: number
  limit: number
  /** Looks at the first rows of the sheet alone. */
  sample?: number
  /** Whether the answer names rows, for corrections. Default: no. */
  places?: boolean
}

export interface DataRows {
  columns: {
    /** As users name it. */
    name: string
    type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
    /** Digits after the point, of a decimal. */
    digits: number | null
  }[]
  rows: (string | number | boolean | null)[][]
  /** Rows that the steps leave. */
  total: number
  /** What names each row in all versions that hold it. Null: it was not asked for, or the steps make other rows. */
  places: string[] | null
}

export interface DataVersion {
  id: string
  no: number
  current: 'Y' | 'N'
  rowCount: number
  apartCount: number
  byteCount: number
  columnCount: number
  origin: string
  createBy: string | null
  createTime: string
}

export interface DataVersionId {
  /** The version. */
  id: string
}

export interface DataApart {
  total: number
  rows: {
    /** Its place among the rows that were set apart, from 1. */
    at: number
    /** Name of the file that it comes from. */
    source: string | null
    /** Its place among the records of the file, from 1. */
    record: number
    column: string | null
    reason: string
    text: string | null
    /** Its texts for the columns of the version, as they stand. Null: only its text was kept, as by imports of former days. */
    values: (string | null)[] | null
  }[]
}

export interface DataMendedRow {
  /** Its place among the rows that were set apart. */
  at: number
  /** Its texts for all columns of the version. */
  values: (string | null)[]
}

export interface DataMend {
  /** The sheet. */
  id: string
  /** Its current version, which the rows were set apart of. */
  no: number
  rows: DataMendedRow[]
}

export interface DataMask {
  /** The sheet. */
  id: string
  column: string
  kind: 'none' | 'part' | 'whole'
}

export interface DataMeaning {
  /** The sheet. */
  id: string
  column: string
  /** `found`: as its form and its name tell; `none`: nothing. */
  kind: 'found' | 'none' | 'idCard' | 'creditCode' | 'mobile' | 'bankCard' | 'email' | 'region' | 'person' | 'firm' | 'address'
}

export interface DataExport {
  /** The sheet. */
  id: string
  no?: number
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  format: 'csv' | 'csv-gbk' | 'xlsx' | 'parquet' | 'dbf'
}

export interface DataShape {
  /** As users name it. */
  name: string
  type: 'text' | 'whole' | 'decimal' | 'number' | 'date' | 'datetime' | 'boolean'
  /** Digits after the point, of a decimal. */
  digits: number | null
}

export interface DataRecipeContent {
  id: string
  name: string
  /** The sheet that it begins with. */
  sheetId: string
  /** Number of the version; 0: nothing was saved yet. */
  no: number
  current: boolean
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. */
  params: DataRecipeParameter[]
  mayEdit: boolean
}

export interface DataRecipeSteps {
  /** The recipe. */
  id: string
  /** The version that was changed: a newer one is not overwritten. */
  no: number
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. Absent: as in the version before. */
  params?: DataRecipeParameter[]
  model?: DataModelUse
}

export interface DataRecipeSaved {
  /** Number of the new version. */
  no: number
}

export interface DataPreviewAsked {
  /** The sheet that the steps begin with. */
  sheetId: string
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. */
  params?: DataRecipeParameter[]
  /** So many steps are done to the rows that are shown. Default: all. */
  upTo?: number
  /** Which rows of the sheet are looked at. Default: the first ones. */
  sample?: 'first' | 'random'
  /** `changed`: only rows that the last step changes or takes away. */
  show?: 'all' | 'changed'
  skip?: number
  limit: number
}

export interface DataStepTrace {
  columns: DataShape[]
  /** Why the step cannot be done. */
  fault: string | null
  /** The column that it misses. */
  missing: string | null
  /** The column whose name is nearest to that. */
  nearest: string | null
  /** Rows of the sample after it; null where they cannot be counted. */
  count: number | null
}

export interface DataTakenSheet {
  id: string
  name: string
  rows: number
  columns: DataShape[]
}

export interface DataPreview {
  /** Sheets that the steps name and the caller may read, the first one foremost. */
  sheets: DataTakenSheet[]
  /** Rows of the sample before the first step. */
  sampled: number
  steps: DataStepTrace[]
  columns: DataShape[]
  rows: (string | number | boolean | null)[][]
  /** Rows that are shown, of all pages. */
  total: number
  /** Why there are no rows. */
  fault: string | null
  /** Rows of the sample that break each rule, where the step holds them against rules. */
  broken: number[] | null
}

export interface DataJoinAsked {
  /** The sheet that the steps begin with. */
  sheetId: string
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
  /** What is asked of each run. */
  params?: DataRecipeParameter[]
  /** Which of the steps is the join. */
  at: number
}

export interface DataJoinSide {
  rows: number
  /** Rows with an empty key, which match nothing. */
  empty: number
  /** Rows whose key the other side does not have. */
  unmatched: number
  /** Keys that stand in several rows. */
  doubled: number
  unmatchedKeys: string[]
  doubledKeys: string[]
}

export interface DataJoinReport {
  left: DataJoinSide
  right: DataJoinSide
}

export interface DataMappedColumn {
  from: string
  to: string
}

export interface DataRecipeRun {
  /** The recipe. */
  id: string
  /** The sheet that gets a new version. Absent: a new sheet is made. */
  sheetId?: string
  /** Of a new sheet. */
  name?: string
  /** Of a new sheet. */
  folderId?: string
  /** A sheet in place of the one that the recipe begins with. */
  sourceId?: string
  /** Columns of that sheet that stand for columns of the recipe's own. */
  columns?: DataMappedColumn[]
  /** Values of the recipe's parameters, for those that are not to have their usual one. */
  values?: DataParameterValue[]
}

export interface DataRecipeStarted {
  /** The run of the job. */
  runId: string
}

export interface DataRecipeVersion {
  id: string
  no: number
  /** Y or N. */
  current?: string
  stepCount?: number
  createBy?: string | null
  createBy_dictText?: string | null
  createTime?: string | null
}

export interface DataModelColumn {
  /** What the model calls it. */
  name: string
  /** Columns that were chosen for it. */
  columns: string[]
}

/** The model that steps were made of, and the columns that were chosen for it. Absent: steps that were changed by hand come from none. */
export interface DataModelUse {
  /** Name of its file. */
  name: string
  columns: DataModelColumn[]
}

export interface DataPaperSum {
  /** The column. */
  name: string
  /** Of all rows, to the last digit. Null: no row has a value. */
  sum: string | null
}

export interface DataPaperSheet {
  /** Null: the caller may not read it, or it is gone. */
  id: string | null
  name: string
  /** The version that was read. Null as `id`. */
  no: number | null
  /** Rows of that version. Null as `id`. */
  rows: number | null
  /** Of columns of amounts, and of numbers that were chosen for the model. None of what is masked for the caller. */
  sums: DataPaperSum[]
}

export interface DataPaperRecipe {
  id: string
  name: string
  /** The version that was run. */
  no: number
  /** Null: its steps come from no model. */
  model: DataModelUse | null
  steps: {
    [k: string]: unknown
  }[]
  /** Values of its parameters in this run. */
  values: DataParameterValue[]
}

export interface DataPaper {
  id: string
  name: string
  /** The version that the run made. */
  no: number
  /** False: its rows were changed, added to or made anew since. */
  current: boolean
  /** When the run was through. */
  time: string
  /** Name of the user for whom it ran. */
  by: string | null
  rows: number
  /** Rows that were set apart by rules. */
  apart: number
  /** Null: the caller may not read it, or it is gone. */
  recipe: DataPaperRecipe | null
  /** Sheets that it has read, the one that it began with first. */
  sheets: DataPaperSheet[]
  /** Of the rows that it made: of columns that are summed in `sheets`, by their name. */
  sums: DataPaperSum[]
}

export interface DataLineSheet {
  /** Names it in the lines of this answer. */
  key: string
  /** Null: the caller may not read it, or it is gone. */
  id: string | null
  name: string
  /** Its current version. */
  no: number | null
  /** 0: the sheet that was asked for. Less: so many steps before it; more: behind it. */
  step: number
  /** Where its rows come from, in words, where that is no recipe. */
  origin: string | null
}

export interface DataLine {
  /** Key of the sheet that was read. */
  from: string
  /** Key of the sheet that was made. */
  to: string
  /** Version that was read; null where the caller may not read the sheet. */
  no: number | null
  /** The recipe between them, where the caller may read it. */
  recipe: string | null
  recipeId: string | null
}

export interface DataLineage {
  /** The sheet itself, those that its rows come from, and those that were made of them, step by step. What lies behind a sheet that the caller may not read is not told. */
  sheets: DataLineSheet[]
  /** What was made of what. */
  lines: DataLine[]
  /** There are more sheets than are told. */
  cut: boolean
}

export interface DataRecipeBegin {
  name: string
  /** The sheet that the steps begin with. */
  sheetId: string
  /** What is done to the rows, step by step. */
  steps: {
    [k: string]: unknown
  }[]
}

export interface DataRecipeId {
  /** The recipe. */
  id: string
}

export interface DataRecipeParameter {
  /** Expressions name it as `param.name`. */
  name: string
  type: 'text' | 'number' | 'date'
  /** Whether a run needs a value. Default false. */
  required?: boolean
  /** What is taken where a run says nothing; previews take it too. A date as 2026-01-31. */
  value?: string | null
  /** The only texts that it can be. Default: any. */
  options?: string[]
}

export interface DataParameterValue {
  name: string
  value: string | null
}

export interface DataQualityRule {
  name: string
  is: 'complete' | 'unique' | 'valid' | 'range' | 'listed' | 'holds' | 'found' | 'timely'
  /** What became of rows that break it. */
  act: 'pass' | 'mark' | 'apart' | 'stop'
  /** Columns that it looks at. */
  columns: string[]
  /** Rows that were held against it. */
  rows: number
  /** How many of them break it. Null: it would tell of values that are masked for the caller. */
  broken: number | null
  /** The share of those that keep it, in hundredths. */
  score: number | null
  /** The rule, to look for rows of the version that break it. Null: the version does not have its columns, or it names another sheet. */
  rule: {
    [k: string]: unknown
  } | null
}

export interface DataQuality {
  /** The mean of the scores of all rules. */
  score: number
  rules: DataQualityRule[]
}

export interface DataQualityPoint {
  /** Number of the version. */
  no: number
  time: string
  score: number
  rules: {
    name: string
    score: number | null
  }[]
}

export interface DataCorrection {
  /** The sheet. */
  id: string
  /** Its current version. */
  no: number
  /** As the rows of the sheet name it. */
  row: string
  column: string
  /** What it becomes; null: empty. */
  value: string | null
  reason: string
  /** Columns that tell the row from all others. Default: none, it is found by its place, as long as its file is there. */
  keys?: string[]
  /** The recipe that takes the correction in. Default: a new one. */
  recipeId?: string
  /** Of a new one. */
  recipeName?: string
}

export interface DataCorrected {
  recipeId: string
  recipeName: string
  /** Number of the version that the recipe has got. */
  no: number
}

export interface DataImportQueryByIdQuery {
  /** The import. */
  id: string
}

export interface DataSheetOpenQuery {
  /** The sheet. */
  id: string
  /** Version. Default: the current one. */
  no?: number
}

export type DataVersionListQuery = ListQuery & {
  /** The sheet. */
  sheetId: string
}

export type DataVersionListResult = Page & {
  records: DataVersion[]
}

export interface DataSheetApartQuery {
  /** The sheet. */
  id: string
  /** Version. */
  no?: number
  /** Rows before the first one. */
  skip?: number
}

export interface DataSheetQualityQuery {
  /** The sheet. */
  id: string
}

export interface DataSheetLineageQuery {
  /** The sheet. */
  id: string
}

export interface DataSheetPaperQuery {
  /** The sheet that a recipe made. */
  id: string
  /** Version. Default: the current one. */
  no?: number
}

export interface DataRecipeOpenQuery {
  /** The recipe. */
  id: string
  /** Version. Default: the current one. */
  no?: number
}

export type DataRecipeVersionListQuery = ListQuery & {
  /** The recipe. */
  recipeId: string
}

export type DataRecipeVersionListResult = Page & {
  records: DataRecipeVersion[]
}

export interface SysDepartRole {
  id: string
  departId?: string | null
  roleName?: string | null
  roleCode?: string | null
  description?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysDepartRoleAdd {
  departId: string
  roleName: string
  roleCode: string
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysDepartRoleEdit {
  id: string
  /** The department as it was read; another one is refused. */
  departId?: string | null
  roleName?: string
  roleCode?: string
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysDepartRoleUser {
  id: string
  userId: string
  droleId: string
}

export interface SysDepartRoleMember {
  /** Of the user. */
  id: string
  username: string
  realname: string
  phone?: string | null
  /** 1: the user has the role, 0: not. */
  held: string
  /** When the account was made: yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
}

export interface SaveDepartPermissionBody {
  departId: string
  /** The new set, joined by commas. */
  permissionIds: string
  /** The set loaded before; the difference is saved. */
  lastpermissionIds?: string | null
}

export interface SaveDeptRolePermissionBody {
  roleId: string
  /** The new set, joined by commas. */
  permissionIds: string
  /** The set loaded before; the difference is saved. */
  lastpermissionIds?: string | null
}

export interface DeptRoleUserAddBody {
  userId: string
  /** The new set, joined by commas; all of one department. */
  newRoleId: string
  /** The set loaded before; the difference is saved. */
  oldRoleId?: string | null
}

export interface SysPermissionQueryDepartPermissionQuery {
  departId: string
}

export interface SysSysDepartPermissionQueryTreeListForDeptRoleQuery {
  departId: string
}

export interface SysSysDepartPermissionQueryDeptRolePermissionQuery {
  roleId: string
}

export type SysSysDepartRoleListQuery = ListQuery & {
  /** The department. Default: every one that the caller may keep the roles of. */
  deptId?: string
}

export type SysSysDepartRoleListResult = Page & {
  records: SysDepartRole[]
}

export interface SysSysDepartRoleQueryByIdQuery {
  id: string
}

export interface SysSysDepartRoleDeleteQuery {
  id: string
}

export interface SysSysDepartRoleDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

export interface SysSysDepartRoleGetDeptRoleListQuery {
  departId: string
  /** Read by no server of the family. */
  userId?: string
}

export interface SysSysDepartRoleGetDeptRoleByUserIdQuery {
  userId: string
  departId: string
}

export type SysSysDepartRoleMemberListQuery = ListQuery & {
  roleId: string
}

export type SysSysDepartRoleMemberListResult = Page & {
  records: SysDepartRoleMember[]
}

export interface SysDepart {
  id: string
  parentId?: string | null
  departName?: string | null
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  /** Level as text. */
  orgType?: string | null
  orgCode?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  delFlag?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** A department with the keys that trees need. */
export interface SysDepartTreeModel {
  id: string
  parentId?: string | null
  departName?: string | null
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  /** Level as text. */
  orgType?: string | null
  orgCode?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  delFlag?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** The id. */
  key: string
  /** The id. */
  value: string
  /** The name. */
  title: string
  isLeaf: boolean
  children?: SysDepartTreeModel[] | null
}

export interface DepartIdModel {
  key: string
  value: string
  title: string
  children?: DepartIdModel[] | null
}

export interface SysDepartAdd {
  parentId?: string | null
  departName: string
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
}

/** What is absent stays as it is. */
export interface SysDepartEdit {
  id: string
  parentId?: string | null
  departName?: string
  departNameEn?: string | null
  departNameAbbr?: string | null
  departOrder?: number | null
  description?: string | null
  /** 1 company, 2 department, 3 post. */
  orgCategory?: string | null
  mobile?: string | null
  fax?: string | null
  address?: string | null
  memo?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** The code as it was read; another one is refused. */
  orgCode?: string | null
}

/** The departments above one. */
export interface SysDepartParents {
  /** From the top down. */
  parentIds: string[]
  /** The same by their ids. */
  parentMap: {
    [k: string]: SysDepart
  }
}

export type SysSysDepartQueryMyDeptTreeListResult = SysDepartTreeModel[] | null

export interface SysSysDepartSearchByQuery {
  keyWord: string
  /** 1: only those that the caller is in charge of. */
  myDeptSearch?: string
}

export interface SysSysDepartQueryByIdQuery {
  id: string
}

export interface SysSysDepartDeleteQuery {
  id: string
}

export interface SysSysDepartDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysSysDepartListAllQuery {
  /** Ids joined by commas; absent: all. */
  id?: string
}

export type SysSysDepartExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysSysDepartImportExcelResult = ImportReport | null

export interface SysSysDepartQueryDepartTreeSyncQuery {
  /** The department above; absent: the top. */
  pid?: string
  /** Ids joined by commas: those, and not what stands below `pid`. */
  ids?: string
  /** Which column `ids` names. */
  primaryKey?: 'id' | 'orgCode'
}

export interface SysSysDepartQueryAllParentIdQuery {
  /** Ids, apart by commas. */
  departId?: string
  /** Codes, apart by commas. */
  orgCode?: string
}

export interface SysSysDepartQueryAllParentIdResult {
  [k: string]: SysDepartParents
}

export interface SysDict {
  id: string
  /** 0 text values, 1 numeric values. */
  type?: number | null
  dictName?: string | null
  dictCode?: string | null
  description?: string | null
  delFlag?: number | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** A dictionary with the keys that trees need. */
export type SysDictNode = SysDict & {
  key: string
  title: string
}

export interface SysDictItem {
  id: string
  dictId?: string | null
  itemText?: string | null
  itemValue?: string | null
  description?: string | null
  sortOrder?: number | null
  /** 1 enabled, 0 disabled. */
  status?: number | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  status_dictText?: string | null
}

/** Dictionary code to its enabled items in order. Table dictionaries are not in it. */
export interface DictMap {
  [k: string]: DictModel[]
}

export interface SysDictAdd {
  /** 0 text values, 1 numeric values. */
  type?: number | null
  dictName: string
  dictCode: string
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysDictEdit {
  id: string
  /** 0 text values, 1 numeric values. */
  type?: number | null
  dictName?: string
  dictCode?: string
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysDictItemAdd {
  dictId: string
  itemText: string
  itemValue: string
  description?: string | null
  sortOrder?: number | null
  /** 1 enabled, 0 disabled. */
  status?: 0 | 1 | null
}

/** What is absent stays as it is. */
export interface SysDictItemEdit {
  id: string
  dictId?: string
  itemText?: string
  itemValue?: string
  description?: string | null
  sortOrder?: number | null
  /** 1 enabled, 0 disabled. */
  status?: 0 | 1 | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface DictRecycleBody {
  /** Joined by commas. */
  ids: string
}

export type SysDictListQuery = ListQuery

export type SysDictListResult = Page & {
  records: SysDict[]
}

export interface SysDictTreeListQuery {
  dictName?: string
}

export interface SysDictQueryByIdQuery {
  id: string
}

export interface SysDictDeleteQuery {
  id: string
}

export interface SysDictDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysDictDeleteListQuery = ListQuery

export interface SysDictDeletePhysicParams {
  id: string
}

export interface SysDictBackParams {
  id: string
}

export interface SysDictGetDictItemsParams {
  /** A code, or `table,text column,value column` of a declared source. */
  dict: string
}

export interface SysDictGetDictTextParams {
  code: string
  key: string
}

export interface SysDictLoadDictParams {
  /** `table,text column,value column` of a declared source. */
  dict: string
}

export interface SysDictLoadDictQuery {
  /** Empty: all. */
  keyword?: string
  pageSize?: number
}

export interface SysDictLoadDictItemParams {
  /** `table,text column,value column` of a declared source. */
  dict: string
}

export interface SysDictLoadDictItemQuery {
  /** Values joined by commas. */
  key: string
  /**
   * False keeps unknown keys.
   * @default true
   */
  delNotExist?: boolean
}

export interface SysDictLoadTreeDataQuery {
  /** Parent value; empty: rows without parent. */
  pid?: string
  pidField: string
  tableName: string
  text: string
  code: string
  hasChildField?: string
  /** JSON object of column to value, all of which must equal. */
  condition?: string
  /** Instead of what is directly below the parent: every node below it whose text holds the keyword, with those above it. Back ends of the family do not know it. */
  keyword?: string
}

export interface SysDictQueryTableDataQuery {
  table: string
  text: string
  code: string
  keyword?: string
  codeValue?: string
  /** @default 1 */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type SysDictExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysDictImportExcelResult = ImportReport | null

export type SysDictItemListQuery = ListQuery & {
  /** Default: the items of every dictionary. */
  dictId?: string
}

export type SysDictItemListResult = Page & {
  records: SysDictItem[]
}

export interface SysDictItemQueryByIdQuery {
  id: string
}

export interface SysDictItemDeleteQuery {
  id: string
}

export interface SysDictItemDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysDictItemDictItemCheckQuery {
  dictId: string
  itemValue: string
  /** The item being edited. */
  id?: string
}

export interface SysDictDeleteRecycleBinQuery {
  /** Joined by commas. */
  ids: string
}

export interface DocumentAnalysis {
  /** `waiting`: its text has yet to be looked at. `none`: it has no text. */
  state: 'ready' | 'waiting' | 'none' | 'failed'
  /** Why it has failed. */
  fault: string | null
  /** Whether the text goes on beyond what was looked at, or more was found than is told. */
  partial: boolean
  keywords: DocumentKeyword[]
  /** Sentences of the text, in their order. */
  summary: SummarySentence[]
  /** In the order in which they first stand. */
  entities: AnalysedEntity[]
}

export interface DocumentKeyword {
  word: string
  /** From 0 to 1. */
  weight: number
  /** How often it stands in the text. */
  count: number
}

export interface SummarySentence {
  text: string
  page: number
  start: number
  end: number
}

export interface AnalysedEntity {
  kind: 'firm' | 'person' | 'place' | 'amount' | 'date' | 'period' | 'identity' | 'creditCode' | 'account' | 'contract' | 'law'
  /** In a form that is equal for equal things: yuan with two digits, ISO dates, periods such as `90天`, `3个月` and `2024-03-01至2024-05-29`. */
  value: string
  /** As it stands at its first place. */
  text: string
  /** How often it stands in the text. */
  count: number
  /** The first ones. */
  places: TextPlace[]
  /** The company of that name, if the caller may see it. */
  company: KnownCompany | null
}

export interface KnownCompany {
  id: string
  name: string
}

export interface TextPlace {
  /** From 1. */
  page: number
  /** Offset into the text of the page. */
  start: number
  end: number
}

export interface DocumentSetChoice {
  /** `document:ID` or `knowledge:ID`. */
  documents: string[]
}

export interface DocumentSetAdded {
  id: string
}

export interface DocumentSetAnalysis {
  state: 'ready' | 'waiting' | 'failed'
  fault: string | null
  /** When it was asked for. */
  time: string
  documents: SetDocument[]
  /** Texts that are nearly the same. */
  duplicates: SetDuplicate[]
  /** Days and months that are named, in their order. */
  timeline: SetMoment[]
  /** Key words, the most weighty first. */
  words: SetWord[]
  /** Groups of documents about the same, the largest first. */
  topics: string[][]
  /** Those of most documents first. */
  entities: SetEntity[]
  contradictions: SetContradiction[]
}

export interface SetDocument {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  name: string
}

export interface SetDuplicate {
  /** `document:ID` or `knowledge:ID`. */
  left: string
  /** `document:ID` or `knowledge:ID`. */
  right: string
  /** From 0 to 1. */
  likeness: number
}

export interface SetMoment {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  page: number
  start: number
  end: number
  /** ISO day or month. */
  date: string
  item: string | null
  /** What stands around it. */
  around: string
}

export interface SetWord {
  word: string
  documents: SetWordDocument[]
}

export interface SetWordDocument {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  weight: number
}

export interface SetEntity {
  kind: 'firm' | 'person' | 'place' | 'amount' | 'date' | 'period' | 'identity' | 'creditCode' | 'account' | 'contract' | 'law'
  value: string
  /** The first place in each document. */
  places: SetEntityPlace[]
}

export interface SetEntityPlace {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  page: number
  start: number
  end: number
  text: string
  count: number
}

export interface SetContradiction {
  kind: 'amount' | 'date' | 'period'
  /** What the amounts, days or periods are of. */
  item: string
  statements: SetStatement[]
}

export interface SetStatement {
  /** `document:ID` or `knowledge:ID`. */
  document: string
  page: number
  start: number
  end: number
  value: string
  text: string
  /** What stands around it. */
  around: string
}

export interface DocumentSetBrief {
  id: string
  state: 'ready' | 'waiting' | 'failed'
  time: string
  /** Of its documents that the caller may read. */
  count: number
  /** Of the first three of them. */
  names: string[]
}

export interface DocumentTables {
  /** `waiting`: its text has yet to be looked at. */
  state: 'ready' | 'waiting'
  /** Whether the caller may correct them. */
  writable: boolean
  /** Whether there are more tables than are kept. */
  more: boolean
  tables: DocumentTableHead[]
}

export interface DocumentTableHead {
  /** Its name within the record; another reading of the same file gives the same. */
  key: string
  /** Laid out by the file, found by columns of letters, or by columns of recognised letters. */
  origin: 'laid' | 'aligned' | 'recognised'
  title: string
  page: number
  lastPage: number
  rows: number
  columns: number
  titles: string[]
  /** The first rows. */
  preview: string[][]
  correctedBy: string | null
  correctedTime: string | null
}

export interface DocumentTable {
  key: string
  origin: 'laid' | 'aligned' | 'recognised'
  title: string
  page: number
  lastPage: number
  /** One for each column; heads below each other are joined. */
  titles: string[]
  /** Texts as they were found, row by row. */
  cells: string[][]
  /** Of each cell `[page, [start, end], …]`; null for an empty one. */
  places: unknown[][]
  correction: TableCorrection | null
}

export interface TableCorrection {
  title: string
  titles: string[]
  cells: string[][]
  /** For each row the number of the found one that it was, from 0; null for one that was added. */
  rows: (number | null)[]
  version: number
  by: string | null
  time: string | null
}

export interface TableCorrectionGiven {
  source: 'document' | 'knowledge'
  id: string
  key: string
  /** Version of the correction that it was made from; -1 where there is none. */
  correction: number
  title: string
  titles: string[]
  cells: string[][]
  rows: (number | null)[]
}

export interface TablesChoice {
  /** `document:ID` or `knowledge:ID`. */
  documents: string[]
}

export interface TablesExportAsked {
  /** The run. */
  id: string
}

export interface UnstructurDocumentdataAnalysisDocumentQuery {
  /** What is read. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
}

export interface UnstructurDocumentdataAnalysisSetQueryByIdQuery {
  /** The choice. */
  id: string
}

export interface UnstructurDocumentdataAnalysisTablesQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
}

export interface UnstructurDocumentdataAnalysisTablesQueryByIdQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
  /** The table. */
  key: string
}

export interface UnstructurDocumentdataAnalysisTablesDeleteQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
  /** The table. */
  key: string
  /** Of the correction that is taken back. */
  version: number
}

export interface UnstructurDocumentdataAnalysisTablesExportXlsQuery {
  /** Whose tables they are. */
  source: 'document' | 'knowledge'
  /** The record. */
  id: string
  /** One table; absent: all. */
  key?: string
}

export interface DocumentFolders {
  /** Documents, joined by commas. */
  ids: string
  /** Folders, joined by commas. */
  folderIds: string
  /** False: the documents are taken out of them. */
  in: boolean
}

export interface DocumentIngest {
  /** Stored paths of uploads, joined by commas. */
  file: string
  /** @default "0" */
  secretLevel?: '0' | '1' | '2'
  unstructurDocumentdataDocumentTypeId?: string | null
  unstructurDocumentdataCompanyInformationId?: string | null
  project?: string | null
}

export interface DocumentReread {
  /** Ids, joined by commas. */
  ids: string
}

export interface IngestedBatch {
  /** The batch that the files came in as. */
  batchId: string
}

export interface DocumentBatch {
  id: string
  time: string
  total: number
  ready: number
  failed: number
  /** Those that wait or are being read. */
  waiting: number
}

export interface DocumentBatchItem {
  id: string
  no: number
  /** Its name, with the folders and archives that it came from. */
  path: string
  /** Null for an archive, and for a document that is gone or not the caller's to see. */
  documentId: string | null
  state: 'pending' | 'working' | 'ready' | 'failed' | 'gone'
  stateReason: string | null
  pageCount: number | null
}

export interface ChosenBatch {
  id: string
}

export type UnstructurDocumentdataDocumentbatchListQuery = ListQuery

export type UnstructurDocumentdataDocumentbatchListResult = Page & {
  records: DocumentBatch[]
}

export type UnstructurDocumentdataDocumentbatchItemsQuery = ListQuery & {
  /** The batch. */
  batchId: string
}

export type UnstructurDocumentdataDocumentbatchItemsResult = Page & {
  records: DocumentBatchItem[]
}

export interface ReaderText {
  /** How many pages there are. */
  total: number
  /** Titles of all pages, in their order. */
  outline: ReaderTitle[]
  pages: ReaderPage[]
  /** Who reads and when, where the secrecy of the record asks for it. */
  watermark: ReaderWatermark | null
}

export interface ReaderTitle {
  page: number
  /** From 1. */
  level: number
  title: string
  /** Offset into the text of the page. */
  start: number
}

export interface ReaderPage {
  /** From 1. */
  page: number
  text: string
  /** The first title on the page. */
  heading: string | null
  /** Read from a picture: letters may be wrong. */
  recognised: boolean
  /** Where the text stands on the page; null for texts without pages of their own. */
  places: ReaderPlaces | null
  /** How its paragraphs look; null for texts that do not say it. */
  layout: ReaderBlock[] | null
}

export interface ReaderPlaces {
  /** Of the page, in points or pixels. */
  width: number
  height: number
  /** Start and end in the text; left, top, width and height in fractions of the page. */
  runs: number[][]
}

export interface ReaderWatermark {
  realname: string
  username: string
  /** When it was asked for. */
  time: string
}

export interface ReaderBlock {
  as: 'p' | 'h' | 'li' | 'quote' | 'pre' | 'row'
  /** Offset into the text of the page. */
  start: number
  end: number
  /** Of a title, from 1. */
  level?: number
  /** Of an item of a list, from 1. */
  depth?: number
  /** What stands before an item of a list. */
  mark?: string
  /** A table begins with this row. */
  first?: boolean
  /** Of a row: start, end, columns, rows, 1 for a head. */
  cells?: number[][]
  /** How letters look: what, start, end, address of a link. */
  letters?: (string | number)[][]
}

export interface ReaderNote {
  id: string
  page: number
  /** Offset into the text of the page as it is now; null for a note to the page. */
  start: number | null
  end: number | null
  /** The text that was marked. */
  quote: string
  color: 'yellow' | 'green' | 'blue' | 'pink' | null
  text: string
  /** Seen by all who may read the record. */
  shared: boolean
  /** The note that this one answers. */
  parentId: string | null
  author: string
  own: boolean
  /** Its author has removed it; the answers stay. */
  removed: boolean
  /** The marked text is no longer where it was, nor near. */
  lost: boolean
  createTime: string
  updateTime: string | null
  version: number
}

export interface NewNote {
  source: 'document' | 'knowledge' | 'version'
  id: string
  page: number
  start?: number
  end?: number
  /** The marked text as the reader shows it. */
  quote?: string
  color?: 'yellow' | 'green' | 'blue' | 'pink'
  text?: string
  /** Default: of answers as the note has it, else no. */
  shared?: boolean
  /** The note that is answered. */
  parentId?: string
}

export interface ChangedNote {
  id: string
  version: number
  color?: 'yellow' | 'green' | 'blue' | 'pink'
  text?: string
  shared?: boolean
}

export interface UnstructurDocumentdataReaderPagesQuery {
  /** What is read. */
  source: 'document' | 'knowledge' | 'version'
  /** The record. */
  id: string
  /**
   * The first page that is asked for, from 1.
   * @default 1
   */
  page?: number
  /**
   * How many pages.
   * @default 10
   */
  size?: number
}

export interface UnstructurDocumentdataReaderNotesQuery {
  /** What is read. */
  source: 'document' | 'knowledge' | 'version'
  /** The record. */
  id: string
}

export interface UnstructurDocumentdataReaderNotesDeleteQuery {
  /** The note. */
  id: string
}

export interface DocumentSearchQuery {
  /** Looked for in titles. Words that all must stand there, "a phrase", -without, and 标题: 正文: 标签: 单位: 类型: 日期:2024..2025 before a word. */
  title?: string
  /** The same, looked for in titles, key words and texts. */
  fullTextContent?: string
  /** What is searched. Default: both, and rows of the entities that are searched. */
  queryCategory?: '' | 'unstructur-document' | 'knowledge-base'
  /** Only what the caller has collected. Default false. */
  isCollect?: boolean
  /** Only what the caller has added. Default false. */
  isSelf?: boolean
  /** Type of the text of documents. */
  textType?: string
  /** Id of a document type or a knowledge type. */
  unstructurDocumentdataDocumentTypeId?: string
  /** Id of a company. */
  unstructurDocumentdataCompanyInformationId?: string
  /** Extensions of files. */
  fileTypeList?: string[]
  /** First day of adding, yyyy-MM-dd. */
  timeIntervalStart?: string
  /** Last day of adding, yyyy-MM-dd. */
  timeIntervalEnd?: string
  /** Rows of the advanced search, read with `and` binding closer than `or`. */
  fullTextSearchConditionQueryList?: DocumentSearchCondition[]
  /** Default: related, falling. */
  fullTextSearchSortQuery?: {
    column?: 'related' | 'browseCount' | 'createTime'
    order?: 'asc' | 'desc'
  }
  /** Default 1. */
  queryPage?: number
  /** Default 10. */
  querySize?: number
  /** Types chosen among the facets. */
  documentTypeIds?: string[]
  /** Companies chosen among the facets. */
  companyIds?: string[]
  /** Years chosen among the facets. */
  years?: number[]
  /** Ids of tags chosen among the facets. */
  tags?: string[]
  /** States chosen among the facets. */
  states?: string[]
  /** Searches within whose results this one looks, each as in the field of a search. */
  within?: string[]
  /** Kinds of records chosen among the facets: `document`, `knowledge`, and tables of entities whose rows are searched. */
  sources?: string[]
  /** A facet of which up to 500 values are told instead of 20. */
  wholeFacet?: 'source' | 'type' | 'company' | 'year' | 'tag' | 'fileType' | 'state'
}

export interface DocumentSearchCondition {
  /** How it is joined to the one before. Default and. */
  matchType?: 'and' | 'or'
  /** title or name, content or fullTextContent, tag or tagIds. */
  field: string
  /** vague: its words stand there, wherever. Default accurate. */
  rule?: 'accurate' | 'vague'
  val: string
}

export interface DocumentPassage {
  page: number
  text: string
  /** UTF-16 offsets within the text. */
  marks: number[][]
}

export interface DocumentFound {
  /** `document`, `knowledge`, or the table of an entity whose rows are searched. */
  source: string
  /** What users call it. */
  sourceName: string
  /** Of a row: the path of the page on which it is opened; null where the menu has none. */
  place: string | null
  id: string
  name: string
  nameMarks: number[][]
  passages: DocumentPassage[]
  documentTypeName?: string | null
  companyName?: string | null
  /** Names. */
  tags: string[]
  fileType?: string | null
  documentDate?: string | null
  createTime: string
  browseCount: number
  secretLevel: string
  collected: boolean
  /** Its text was recognised in pictures, and may be misread. */
  recognised: boolean
  /** An entry whose last day is over. */
  expired: boolean
  /** Of a document: the number of its file; those before it are former ones. */
  fileNo: number | null
}

export interface DocumentFacetValue {
  /** What the search takes to narrow it. */
  value: string
  text: string
  count: number
}

/** Counts of each as if nothing of it were chosen, the most first; 20 at most. */
export interface DocumentFacets {
  source: DocumentFacetValue[]
  type: DocumentFacetValue[]
  company: DocumentFacetValue[]
  year: DocumentFacetValue[]
  tag: DocumentFacetValue[]
  fileType: DocumentFacetValue[]
  state: DocumentFacetValue[]
}

export interface DocumentSearchResult {
  records: DocumentFound[]
  total: number
  facets: DocumentFacets
  /** What finds something where this search finds nothing. */
  corrected?: string
  /** True where more than 10,000 answer: the total and the counts of facets are then estimates out of 5000 of them. */
  about?: boolean
  /** By relevance only so many of the results were weighed against each other, those that may answer best; absent where nothing better can be missed. */
  weighed?: number
  /** Facets that have more values than are told. */
  cutFacets?: string[]
}

export interface DocumentSuggestion {
  text: string
  kind: 'history' | 'title' | 'company' | 'tag'
}

export interface DocumentHit {
  page: number
  /** UTF-16 offset within the text of the page. */
  start: number
  end: number
}

export interface SimilarDocument {
  source: 'document' | 'knowledge'
  id: string
  name: string
  fileType: string | null
  documentDate: string | null
  /** How much of what is told by the words of one the other one has, of 100. */
  likeness: number
  /** Their texts are the same but for a few words. */
  nearlySame: boolean
}

export interface DocumentSavedSearch {
  id: string
  name: string
  /** The part of a page's address that says it. */
  address: string
  tells: boolean
  createTime: string
}

export interface DocumentSavedSearchAdd {
  name: string
  query: DocumentSearchQuery
  /** The part of a page's address that says it, with its question mark. */
  address: string
  /** Whether a message tells of records that are added later and answer. */
  tells: boolean
}

export interface UnstructurDocumentdataSearchSuggestQuery {
  /** What is typed. */
  text: string
}

export interface UnstructurDocumentdataSearchHitsQuery {
  /** Where it comes from. */
  source: 'document' | 'knowledge' | 'version'
  /** Id of the document or entry. */
  id: string
  /** What is looked for, as in the field of a search. */
  text: string
}

export interface UnstructurDocumentdataSearchSimilarQuery {
  /** Where it comes from. */
  source: 'document' | 'knowledge'
  /** Id of the document or entry. */
  id: string
}

export interface UnstructurDocumentdataSearchSavedDeleteQuery {
  /** Id of the search. */
  id: string
}

export interface DocumentVersion {
  /** Of a former file its own; of the current one that of the document. */
  id: string
  /** From 1, the oldest. */
  no: number
  /** Stored path. */
  file: string
  fileType: string | null
  pageCount: number | null
  current: 'Y' | 'N'
  /** Marks and notes on it that the caller sees. */
  notes: number
  /** Who has uploaded it. */
  createBy: string | null
  /** When. */
  createTime: string | null
}

export interface ReadVersion {
  id: string
  no: number
  file: string
  fileType: string | null
  documentId: string
  /** The title of the document with the number of the version. */
  name: string
}

export interface RestoredVersion {
  id: string
}

export type UnstructurDocumentdataDocumentversionListQuery = ListQuery & {
  /** The document. */
  documentId: string
}

export type UnstructurDocumentdataDocumentversionListResult = Page & {
  records: DocumentVersion[]
}

export interface UnstructurDocumentdataDocumentversionQueryByIdQuery {
  /** The version. */
  id: string
}

export interface DocumentTypeBrief {
  id: string
  name: string
  code: string
  isEnable?: string | null
  isDeleted?: string | null
  sort?: number | null
}

export interface KnowledgeTypeBrief {
  id: string
  name: string
  isEnable?: string | null
  isDeleted?: string | null
  sort?: number | null
}

export interface MarkedRecord {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
  name: string
  secretLevel?: string
  fileType?: string | null
  collected?: boolean
  /** When it was collected or last read, yyyy-MM-dd HH:mm:ss. */
  time: string
}

export interface UnstructurDocumentdataDocumenttypeAllBriefQuery {
  /** Default: both. */
  isEnable?: '0' | '1'
  /** Default: both. */
  isDeleted?: '0' | '1'
  /**
   * What they are sorted by.
   * @default "sort"
   */
  column?: 'sort' | 'name' | 'createTime'
  /** @default "asc" */
  order?: 'asc' | 'desc'
}

export interface UnstructurDocumentdataDocumenttypeIsExistNameQuery {
  name: string
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeAllBriefQuery {
  /** Default: both. */
  isEnable?: '0' | '1'
  /** Default: both. */
  isDeleted?: '0' | '1'
  /**
   * What they are sorted by.
   * @default "sort"
   */
  column?: 'sort' | 'name' | 'createTime'
  /** @default "asc" */
  order?: 'asc' | 'desc'
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeIsExistNameQuery {
  name: string
}

export interface UnstructurDocumentdataCollectListQuery {
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type UnstructurDocumentdataCollectListResult = Page & {
  records: MarkedRecord[]
}

export interface UnstructurDocumentdataCollectAddBody {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
}

export interface UnstructurDocumentdataCollectDeleteQuery {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
}

export interface UnstructurDocumentdataBrowseListQuery {
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type UnstructurDocumentdataBrowseListResult = Page & {
  records: MarkedRecord[]
}

export interface UnstructurDocumentdataBrowseAddBody {
  /** Which of both kinds of records. */
  source: 'document' | 'knowledge'
  id: string
}

export interface AuditDoubtMark {
  /** The sheet. */
  id: string
  /** Version. Default: the current one. */
  no?: number
  /** What is done to the rows before they are looked at: filters and order. */
  steps: {
    [k: string]: unknown
  }[]
  skip?: number
  limit: number
  /** Names of the rows, of those that are looked at. Default: all of them. */
  places?: string[]
  /** Of each doubt. */
  title: string
  /** Columns that tell the row to people. */
  keys: string[]
  /** Name of the model that has found the rows. Default: the recipe that made them, if one did. */
  model?: string
}

export interface AuditDoubtMarked {
  /** Doubts that were made. */
  added: number
  /** Rows that a doubt of the same title marks already. */
  known: number
}

export interface DuplicateQuestion {
  /** As in the database. */
  tableName: string
  /** As in the database. */
  fieldName: string
  fieldVal: string
  /** The row being edited. */
  dataId?: string
}

export interface SysDuplicateCheckQuery {
  /** As in the database. */
  tableName: string
  /** As in the database. */
  fieldName: string
  fieldVal: string
  /** The row being edited. */
  dataId?: string
}

export interface SysDuplicateCheckPlusQuery {
  /** As in the database. */
  tableName: string
  /** JSON text: an object of fields, as in the database, and the value of each. */
  condition: string
  /** The row being edited. */
  dataId?: string
}

export interface SysDuplicateCheckBatchBody {
  /** True: of a taken value the answer holds the reason as a text. Default false. */
  reasons?: boolean
  questions: DuplicateQuestion[]
}

export interface ExampleMaterialIsExistNameQuery {
  name: string
}

export interface UploadForm {
  file?: Blob
  /** What the file is for. */
  biz?: 'temp' | 'avatar' | 'image' | 'document' | 'library' | 'data' | 'jeditor'
  /** Sent by editors, unread. */
  jeditor?: string
  /** Sent by grids, unread. */
  isup?: string
  /** The folders that the file was chosen in, joined by slashes. */
  folder?: string
}

export interface SpaceUse {
  /** Bytes of stored files, and of unfinished uploads as announced. */
  used: number
  /** Bytes; null: no limit. */
  limit: number | null
}

export interface StorageUsage {
  user: SpaceUse
  /** Null for callers who do not see it. */
  tenant: SpaceUse | null
}

export interface UnusedFile {
  id: string
  name: string
  /** Bytes. */
  size: number
  createTime: string
}

export interface SysCommonUploadFinishBody {
  /** The last part of the address of the upload. */
  id: string
}

export interface SysCommonStaticParams {
  /** A stored path; it has slashes, which are not encoded. */
  path: string
}

export interface SysCommonStorageUnusedDeleteQuery {
  /** Ids joined by commas, 200 at most; a trailing comma is allowed. */
  ids: string
}

/** The form as it stands: fields that a format names. */
export interface FormDataModel {
  [k: string]: unknown
}

export interface SysFillRuleTestFillRuleQuery {
  ruleCode: string
}

export interface SysFillRuleExecuteRuleByCodeParams {
  ruleCode: string
}

export interface SysFillRuleExecuteRuleByCodeBatchBody {
  rules: {
    ruleCode: string
    formData?: FormDataModel
  }[]
  commonFormData?: FormDataModel
}

export type SysFillRuleExecuteRuleByCodeBatchResult = {
  ruleCode: string
  result: string
}[]

export interface FormDraft {
  /** Which form of which record: what its writer calls it. */
  place: string
  /** The text of a JSON object. */
  content: string
}

export interface SysFormDraftQueryQuery {
  /** Which form of which record: what its writer calls it. */
  place: string
}

export type SysFormDraftQueryResult = FormDraft | null

export interface SysFormDraftDeleteQuery {
  /** Which form of which record: what its writer calls it. */
  place: string
}

/** What a route does, as its form has it. */
export interface GatewayDraft {
  /** Names the route; made up when it is not given. */
  routerId?: string | null
  name: string
  /** The first route that fits takes a call. Default 100. */
  sortNo?: number | null
  /** Below API_BASE, one a line: `*` is a part of a segment, `{id}` a segment, `**` the rest. */
  paths: string
  /** With commas between. Default all. */
  methods?: string | null
  /** One a line; `*.example.org` for all below. */
  hosts?: string | null
  /** One a line, `name: value`; `*` for any value. Other values are kept sealed and shown as ******. */
  headers?: string | null
  /** Of a hundred calls that fit, so many. Default 100. */
  weight?: number | null
  /** One a line: an address, and its weight behind it. */
  targets: string
  /** Segments that are taken from the front of the path. Default 0. */
  stripPrefix?: number | null
  /** Put before the path after that. */
  addPrefix?: string | null
  /** One a line, `name: value`. Values are kept sealed for the targets and shown as ******. */
  setHeaders?: string | null
  /** Names, one a line. */
  removeHeaders?: string | null
  /** Headers of answers that callers get beside those of data: names that begin with x-, one a line. */
  answerHeaders?: string | null
  /** Paths with ;, //, %2f, %5c and %25 are forwarded. Default false: they are refused. */
  rawPaths?: boolean | null
  /** Pages of answers run on the origin of the application; asks for gatewayRoute:pages. Default false: answers are data. */
  trustedPages?: boolean | null
  /** `public`, `login` or a right such as `erp:list`. Default login. */
  rights?: string | null
  /** Callers that are taken, one address or net a line. Default all. */
  allowAddresses?: string | null
  /** Callers that are not. */
  denyAddresses?: string | null
  /** Calls a second of one address at one server. Default no limit. */
  rateLimit?: number | null
  /** How often a call without a body is sent again. Default 0. */
  retries?: number | null
  /** Failures in a row after which a target rests. Default never. */
  breakerFailures?: number | null
  /** How long it rests. Default 30. */
  breakerSeconds?: number | null
  /** Seconds until a target begins to answer, and between parts of its answer. Default 30. */
  timeLimit?: number | null
  /** Seconds for a call as a whole. Default 300. */
  totalLimit?: number | null
  /** Asked at each target; one that fails takes no calls. */
  healthPath?: string | null
  /** How often. Default 10. */
  healthSeconds?: number | null
  /** Loopback, link-local and metadata addresses that may be forwarded to; asks for gatewayRoute:internal. */
  internalAddresses?: string | null
  description?: string | null
}

export interface GatewayEdit {
  id: string
  version?: number | null
  /** Names the route; made up when it is not given. */
  routerId?: string | null
  name: string
  /** The first route that fits takes a call. Default 100. */
  sortNo?: number | null
  /** Below API_BASE, one a line: `*` is a part of a segment, `{id}` a segment, `**` the rest. */
  paths: string
  /** With commas between. Default all. */
  methods?: string | null
  /** One a line; `*.example.org` for all below. */
  hosts?: string | null
  /** One a line, `name: value`; `*` for any value. Other values are kept sealed and shown as ******. */
  headers?: string | null
  /** Of a hundred calls that fit, so many. Default 100. */
  weight?: number | null
  /** One a line: an address, and its weight behind it. */
  targets: string
  /** Segments that are taken from the front of the path. Default 0. */
  stripPrefix?: number | null
  /** Put before the path after that. */
  addPrefix?: string | null
  /** One a line, `name: value`. Values are kept sealed for the targets and shown as ******. */
  setHeaders?: string | null
  /** Names, one a line. */
  removeHeaders?: string | null
  /** Headers of answers that callers get beside those of data: names that begin with x-, one a line. */
  answerHeaders?: string | null
  /** Paths with ;, //, %2f, %5c and %25 are forwarded. Default false: they are refused. */
  rawPaths?: boolean | null
  /** Pages of answers run on the origin of the application; asks for gatewayRoute:pages. Default false: answers are data. */
  trustedPages?: boolean | null
  /** `public`, `login` or a right such as `erp:list`. Default login. */
  rights?: string | null
  /** Callers that are taken, one address or net a line. Default all. */
  allowAddresses?: string | null
  /** Callers that are not. */
  denyAddresses?: string | null
  /** Calls a second of one address at one server. Default no limit. */
  rateLimit?: number | null
  /** How often a call without a body is sent again. Default 0. */
  retries?: number | null
  /** Failures in a row after which a target rests. Default never. */
  breakerFailures?: number | null
  /** How long it rests. Default 30. */
  breakerSeconds?: number | null
  /** Seconds until a target begins to answer, and between parts of its answer. Default 30. */
  timeLimit?: number | null
  /** Seconds for a call as a whole. Default 300. */
  totalLimit?: number | null
  /** Asked at each target; one that fails takes no calls. */
  healthPath?: string | null
  /** How often. Default 10. */
  healthSeconds?: number | null
  /** Loopback, link-local and metadata addresses that may be forwarded to; asks for gatewayRoute:internal. */
  internalAddresses?: string | null
  description?: string | null
}

/** A route and whether it is on. */
export interface GatewayRoute {
  id: string
  /** Names the route; made up when it is not given. */
  routerId?: string | null
  name: string
  /** The first route that fits takes a call. Default 100. */
  sortNo?: number | null
  /** Below API_BASE, one a line: `*` is a part of a segment, `{id}` a segment, `**` the rest. */
  paths?: string
  /** With commas between. Default all. */
  methods?: string | null
  /** One a line; `*.example.org` for all below. */
  hosts?: string | null
  /** One a line, `name: value`; `*` for any value. Other values are kept sealed and shown as ******. */
  headers?: string | null
  /** Of a hundred calls that fit, so many. Default 100. */
  weight?: number | null
  /** One a line: an address, and its weight behind it. */
  targets?: string
  /** Segments that are taken from the front of the path. Default 0. */
  stripPrefix?: number | null
  /** Put before the path after that. */
  addPrefix?: string | null
  /** One a line, `name: value`. Values are kept sealed for the targets and shown as ******. */
  setHeaders?: string | null
  /** Names, one a line. */
  removeHeaders?: string | null
  /** Headers of answers that callers get beside those of data: names that begin with x-, one a line. */
  answerHeaders?: string | null
  /** Paths with ;, //, %2f, %5c and %25 are forwarded. Default false: they are refused. */
  rawPaths?: boolean | null
  /** Pages of answers run on the origin of the application; asks for gatewayRoute:pages. Default false: answers are data. */
  trustedPages?: boolean | null
  /** `public`, `login` or a right such as `erp:list`. Default login. */
  rights?: string | null
  /** Callers that are taken, one address or net a line. Default all. */
  allowAddresses?: string | null
  /** Callers that are not. */
  denyAddresses?: string | null
  /** Calls a second of one address at one server. Default no limit. */
  rateLimit?: number | null
  /** How often a call without a body is sent again. Default 0. */
  retries?: number | null
  /** Failures in a row after which a target rests. Default never. */
  breakerFailures?: number | null
  /** How long it rests. Default 30. */
  breakerSeconds?: number | null
  /** Seconds until a target begins to answer, and between parts of its answer. Default 30. */
  timeLimit?: number | null
  /** Seconds for a call as a whole. Default 300. */
  totalLimit?: number | null
  /** Asked at each target; one that fails takes no calls. */
  healthPath?: string | null
  /** How often. Default 10. */
  healthSeconds?: number | null
  /** Loopback, link-local and metadata addresses that may be forwarded to; asks for gatewayRoute:internal. */
  internalAddresses?: string | null
  description?: string | null
  /** 1: on. */
  status?: number
  /** Changed: what is on is not what is written. */
  state?: 'draft' | 'on' | 'changed' | 'off'
  /** What went wrong last. */
  error?: string | null
  errorTime?: string | null
  createBy?: string | null
  createTime?: string
  updateBy?: string | null
  updateTime?: string | null
  version?: number
}

export interface GatewayTrial {
  target: string
  status: number
  milliseconds: number
  headers: string
  /** Its beginning. */
  body: string
}

/** A route in the shapes of the family. */
export interface FamilyRoute {
  id: string
  routerId: string
  name: string
  uri: string
  predicates: {
    name?: string
    args?: unknown[]
  }[]
  filters: {
    name?: string
    title?: string
    args?: unknown[]
  }[]
  stripPrefix?: number
  retryable?: number
  persist?: number
  showApi?: number
  status: number
  delFlag?: number
  createTime?: string
}

export interface FamilyRouter {
  id?: string | null
  routerId?: string | null
  name?: string | null
  uri?: string | null
  status?: number | string | null
  /** JSON. */
  predicates?: string | null
  /** JSON. */
  filters?: string | null
}

export type SysGatewayRoutePageQuery = ListQuery

export type SysGatewayRoutePageResult = Page & {
  records: GatewayRoute[]
}

export interface SysGatewayRouteQueryByIdQuery {
  id: string
}

export interface SysGatewayRoutePublishBody {
  id: string
}

export interface SysGatewayRouteSwitchOffBody {
  id: string
}

export interface SysGatewayRouteUndoBody {
  id: string
}

export interface SysGatewayRouteTryOutBody {
  id: string
  /** Below API_BASE. */
  path: string
  /** Default GET. */
  method?: 'GET' | 'HEAD' | 'OPTIONS'
}

export interface SysGatewayRouteUpdateAllBody {
  router: FamilyRouter
}

export interface SysGatewayRouteDeleteQuery {
  id: string
}

export interface SysGatewayRoutePutRecycleBinBody {
  ids: string
}

export interface SysGatewayRouteDeleteRecycleBinQuery {
  ids: string
}

export interface SysGatewayRouteCopyRouteQuery {
  id: string
}

/** 疑点 */
export interface AuditDoubt {
  id: string
  /** 疑点标题 */
  title?: string | null
  /** 数据表 */
  sheetId?: string | null
  /** 数据版本 */
  sheetNo?: number | null
  /** 关键字段 */
  rowKey?: string | null
  /** 数据行 */
  rowText?: string | null
  /** 行标识 */
  place?: string | null
  /** 分析模型 */
  model?: string | null
  /** 可疑程度 */
  score?: number | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 状态 */
  state?: string | null
  /** 审计项目 */
  projectId?: string | null
  /** 核实人 */
  handler?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 核实结论 */
  conclusion?: string | null
  /** 证据 */
  evidence?: string | null
  /** 备注 */
  remark?: string | null
  /** 审计问题 */
  findingId?: string | null
  sheetId_dictText?: string | null
  state_dictText?: string | null
  projectId_dictText?: string | null
  handler_dictText?: string | null
  secretLevel_dictText?: string | null
  evidence_dictText?: string | null
  findingId_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface AuditDoubtAdd {
  /** 疑点标题 */
  title: string | null
  /** 数据表 */
  sheetId: string | null
  /** 可疑程度 */
  score?: number | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 状态 */
  state?: string | null
  /** 审计项目 */
  projectId?: string | null
  /** 核实人 */
  handler?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 核实结论 */
  conclusion?: string | null
  /** 证据 */
  evidence?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface AuditDoubtEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 疑点标题 */
  title?: string | null
  /** 数据表 */
  sheetId?: string | null
  /** 可疑程度 */
  score?: number | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 状态 */
  state?: string | null
  /** 审计项目 */
  projectId?: string | null
  /** 核实人 */
  handler?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 核实结论 */
  conclusion?: string | null
  /** 证据 */
  evidence?: string | null
  /** 备注 */
  remark?: string | null
}

export interface AuditDoubtChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditDoubtAdd
  }[]
  changed?: AuditDoubtEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditDoubtListQuery = ListQuery

export type AuditDoubtListResult = Page & {
  records: AuditDoubt[]
}

export interface AuditDoubtQueryByIdQuery {
  id: string
}

export interface AuditDoubtDeleteQuery {
  id: string
}

export interface AuditDoubtDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type AuditDoubtExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type AuditDoubtImportExcelResult = ImportReport | null

/** 审计问题 */
export interface AuditFinding {
  id: string
  /** 审计项目 */
  projectId?: string | null
  /** 标题 */
  title?: string | null
  /** 问题类别 */
  kind?: string | null
  /** 严重程度 */
  severity?: string | null
  /** 状态 */
  state?: string | null
  /** 责任单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  factDate?: string | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 事实 */
  fact?: string | null
  /** 定性依据 */
  basis?: {
    id?: string
    /** 法规 */
    law?: string | null
    /** 条款 */
    article?: string | null
    /** 条文内容 */
    words?: string | null
    /** 引用理由 */
    reason?: string | null
    law_dictText?: string | null
  }[] | null
  /** 证据 */
  evidence?: string | null
  /** 疑点 */
  doubtId?: string | null
  /** 原因 */
  cause?: string | null
  /** 建议 */
  advice?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 整改情况 */
  answer?: string | null
  /** 整改证明 */
  proof?: string | null
  projectId_dictText?: string | null
  kind_dictText?: string | null
  severity_dictText?: string | null
  state_dictText?: string | null
  evidence_dictText?: string | null
  doubtId_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface AuditFindingAdd {
  /** 审计项目 */
  projectId: string | null
  /** 标题 */
  title: string | null
  /** 问题类别 */
  kind: string | null
  /** 严重程度 */
  severity?: string | null
  /** 状态 */
  state?: string | null
  /** 责任单位 */
  unit: string | null
  /** yyyy-MM-dd */
  factDate: string | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 事实 */
  fact: string | null
  /** 定性依据 */
  basis?: {
    id?: string
    /** 法规 */
    law?: string | null
    /** 条款 */
    article?: string | null
    /** 条文内容 */
    words?: string | null
    /** 引用理由 */
    reason?: string | null
  }[] | null
  /** 证据 */
  evidence?: string | null
  /** 疑点 */
  doubtId?: string | null
  /** 原因 */
  cause?: string | null
  /** 建议 */
  advice?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 整改情况 */
  answer?: string | null
  /** 整改证明 */
  proof?: string | null
}

/** What is absent stays as it is. */
export interface AuditFindingEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 审计项目 */
  projectId?: string | null
  /** 标题 */
  title?: string | null
  /** 问题类别 */
  kind?: string | null
  /** 严重程度 */
  severity?: string | null
  /** 状态 */
  state?: string | null
  /** 责任单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  factDate?: string | null
  /** 涉及金额（元） */
  amount?: number | string | null
  /** 事实 */
  fact?: string | null
  /** 定性依据 */
  basis?: {
    id?: string
    /** 法规 */
    law?: string | null
    /** 条款 */
    article?: string | null
    /** 条文内容 */
    words?: string | null
    /** 引用理由 */
    reason?: string | null
  }[] | null
  /** 证据 */
  evidence?: string | null
  /** 疑点 */
  doubtId?: string | null
  /** 原因 */
  cause?: string | null
  /** 建议 */
  advice?: string | null
  /** yyyy-MM-dd */
  deadline?: string | null
  /** 整改情况 */
  answer?: string | null
  /** 整改证明 */
  proof?: string | null
}

export interface AuditFindingChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditFindingAdd
  }[]
  changed?: AuditFindingEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditFindingListQuery = ListQuery

export type AuditFindingListResult = Page & {
  records: AuditFinding[]
}

export interface AuditFindingQueryByIdQuery {
  id: string
}

export interface AuditFindingDeleteQuery {
  id: string
}

export interface AuditFindingDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type AuditFindingExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type AuditFindingImportExcelResult = ImportReport | null

/** 法规 */
export interface AuditLaw {
  id: string
  /** 名称 */
  name?: string | null
  /** 简称 */
  aliases?: string | null
  /** 效力级别 */
  level?: string | null
  /** 制定机关 */
  issuer?: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** 时效性 */
  validity?: string | null
  /** 相关法规 */
  relations?: {
    id?: string
    /** 关系 */
    kind?: string | null
    /** 法规 */
    otherId?: string | null
    /** 说明 */
    note?: string | null
    kind_dictText?: string | null
    otherId_dictText?: string | null
  }[] | null
  /** 备注 */
  remark?: string | null
  level_dictText?: string | null
  validity_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface AuditLawAdd {
  /** 名称 */
  name: string | null
  /** 简称 */
  aliases?: string | null
  /** 效力级别 */
  level: string | null
  /** 制定机关 */
  issuer?: string | null
  /** 相关法规 */
  relations?: {
    id?: string
    /** 关系 */
    kind?: string | null
    /** 法规 */
    otherId?: string | null
    /** 说明 */
    note?: string | null
  }[] | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface AuditLawEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 简称 */
  aliases?: string | null
  /** 效力级别 */
  level?: string | null
  /** 制定机关 */
  issuer?: string | null
  /** 相关法规 */
  relations?: {
    id?: string
    /** 关系 */
    kind?: string | null
    /** 法规 */
    otherId?: string | null
    /** 说明 */
    note?: string | null
  }[] | null
  /** 备注 */
  remark?: string | null
}

export interface AuditLawChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditLawAdd
  }[]
  changed?: AuditLawEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditLawListQuery = ListQuery

export type AuditLawListResult = Page & {
  records: AuditLaw[]
}

export interface AuditLawQueryByIdQuery {
  id: string
}

export interface AuditLawDeleteQuery {
  id: string
}

export interface AuditLawDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type AuditLawExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type AuditLawImportExcelResult = ImportReport | null

/** 法规版本 */
export interface AuditLawversion {
  id: string
  /** 法规 */
  lawId?: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** yyyy-MM-dd */
  expired?: string | null
  /** 时效性 */
  validity?: string | null
  /** 条数 */
  articles?: number | null
  /** 条文核对 */
  doubts?: string | null
  /** 正文 */
  text?: string | null
  /** 原文文件 */
  file?: string | null
  lawId_dictText?: string | null
  validity_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface AuditLawversionAdd {
  /** 法规 */
  lawId: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** yyyy-MM-dd */
  expired?: string | null
  /** 正文 */
  text: string | null
  /** 原文文件 */
  file?: string | null
}

/** What is absent stays as it is. */
export interface AuditLawversionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 法规 */
  lawId?: string | null
  /** 文号 */
  number?: string | null
  /** yyyy-MM-dd */
  promulgated?: string | null
  /** yyyy-MM-dd */
  effective?: string | null
  /** yyyy-MM-dd */
  expired?: string | null
  /** 正文 */
  text?: string | null
  /** 原文文件 */
  file?: string | null
}

export interface AuditLawversionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditLawversionAdd
  }[]
  changed?: AuditLawversionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditLawversionListQuery = ListQuery

export type AuditLawversionListResult = Page & {
  records: AuditLawversion[]
}

export interface AuditLawversionQueryByIdQuery {
  id: string
}

export interface AuditLawversionDeleteQuery {
  id: string
}

export interface AuditLawversionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type AuditLawversionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type AuditLawversionImportExcelResult = ImportReport | null

/** 审计项目 */
export interface AuditProject {
  id: string
  /** 项目编号 */
  number?: string | null
  /** 项目名称 */
  name?: string | null
  /** 项目类型 */
  kind?: string | null
  /** 被审计单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  year?: string | null
  /** 阶段 */
  state?: string | null
  /** 组长 */
  leader?: string | null
  /** 成员 */
  members?: string | null
  /** yyyy-MM-dd */
  periodBegin?: string | null
  /** yyyy-MM-dd */
  periodEnd?: string | null
  /** 审计目标 */
  goal?: string | null
  /** 实施方案 */
  tasks?: {
    id?: string
    /** 事项 */
    name?: string | null
    /** 负责人 */
    owner?: string | null
    /** yyyy-MM-dd */
    begin?: string | null
    /** yyyy-MM-dd */
    end?: string | null
    /** 人天 */
    days?: number | string | null
    /** 完成 */
    done?: string | null
    owner_dictText?: string | null
  }[] | null
  kind_dictText?: string | null
  state_dictText?: string | null
  leader_dictText?: string | null
  members_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface AuditProjectAdd {
  /** 项目编号 */
  number: string | null
  /** 项目名称 */
  name: string | null
  /** 项目类型 */
  kind: string | null
  /** 被审计单位 */
  unit: string | null
  /** yyyy-MM-dd */
  year: string | null
  /** 阶段 */
  state?: string | null
  /** 组长 */
  leader: string | null
  /** 成员 */
  members?: string | null
  /** yyyy-MM-dd */
  periodBegin: string | null
  /** yyyy-MM-dd */
  periodEnd: string | null
  /** 审计目标 */
  goal?: string | null
  /** 实施方案 */
  tasks?: {
    id?: string
    /** 事项 */
    name?: string | null
    /** 负责人 */
    owner?: string | null
    /** yyyy-MM-dd */
    begin?: string | null
    /** yyyy-MM-dd */
    end?: string | null
    /** 人天 */
    days?: number | string | null
    /** 完成 */
    done?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface AuditProjectEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 项目编号 */
  number?: string | null
  /** 项目名称 */
  name?: string | null
  /** 项目类型 */
  kind?: string | null
  /** 被审计单位 */
  unit?: string | null
  /** yyyy-MM-dd */
  year?: string | null
  /** 阶段 */
  state?: string | null
  /** 组长 */
  leader?: string | null
  /** 成员 */
  members?: string | null
  /** yyyy-MM-dd */
  periodBegin?: string | null
  /** yyyy-MM-dd */
  periodEnd?: string | null
  /** 审计目标 */
  goal?: string | null
  /** 实施方案 */
  tasks?: {
    id?: string
    /** 事项 */
    name?: string | null
    /** 负责人 */
    owner?: string | null
    /** yyyy-MM-dd */
    begin?: string | null
    /** yyyy-MM-dd */
    end?: string | null
    /** 人天 */
    days?: number | string | null
    /** 完成 */
    done?: string | null
  }[] | null
}

export interface AuditProjectChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: AuditProjectAdd
  }[]
  changed?: AuditProjectEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type AuditProjectListQuery = ListQuery

export type AuditProjectListResult = Page & {
  records: AuditProject[]
}

export interface AuditProjectQueryByIdQuery {
  id: string
}

export interface AuditProjectDeleteQuery {
  id: string
}

export interface AuditProjectDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type AuditProjectExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type AuditProjectImportExcelResult = ImportReport | null

/** 课程分类 */
export interface CourseCategory {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  /** 备注 */
  remark?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseCategoryAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 编码 */
  code: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface CourseCategoryEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  /** 备注 */
  remark?: string | null
}

export interface CourseCategoryChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCategoryAdd
  }[]
  changed?: CourseCategoryEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCategoryListQuery = ListQuery

export type CourseCategoryListResult = Page & {
  records: CourseCategory[]
}

export interface CourseCategoryQueryByIdQuery {
  id: string
}

export interface CourseCategoryDeleteQuery {
  id: string
}

export interface CourseCategoryDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseCategoryExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseCategoryImportExcelResult = ImportReport | null

export type CourseCategoryRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type CourseCategoryRootListResult = Page & {
  records: CourseCategory[]
}

export type CourseCategoryChildListQuery = ListQuery & {
  pid: string
}

/** 课程证书 */
export interface CourseCertificate {
  id: string
  /** 证书编号 */
  number?: string | null
  /** 姓名 */
  realname?: string | null
  /** 账号 */
  username?: string | null
  /** 部门 */
  orgCode?: string | null
  /** 课程 */
  courseId?: string | null
  /** 课程名称 */
  courseTitle?: string | null
  /** 学习时长（分钟） */
  minutes?: number | null
  /** yyyy-MM-dd */
  finishDate?: string | null
  /** 状态 */
  state?: string | null
  /** 吊销原因 */
  revokeReason?: string | null
  /** 吊销人 */
  revokeBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  revokeTime?: string | null
  orgCode_dictText?: string | null
  courseId_dictText?: string | null
  state_dictText?: string | null
  revokeBy_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export type CourseCertificateListQuery = ListQuery

export type CourseCertificateListResult = Page & {
  records: CourseCertificate[]
}

export interface CourseCertificateQueryByIdQuery {
  id: string
}

export type CourseCertificateExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/** 章节 */
export interface CourseChapter {
  id: string
  /** 课程 */
  courseId?: string | null
  /** 章节名称 */
  title?: string | null
  /** 顺序 */
  sort?: number | null
  courseId_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseChapterAdd {
  /** 课程 */
  courseId: string | null
  /** 章节名称 */
  title: string | null
  /** 顺序 */
  sort?: number | null
}

/** What is absent stays as it is. */
export interface CourseChapterEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 课程 */
  courseId?: string | null
  /** 章节名称 */
  title?: string | null
  /** 顺序 */
  sort?: number | null
}

export interface CourseChapterChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseChapterAdd
  }[]
  changed?: CourseChapterEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseChapterListQuery = ListQuery

export type CourseChapterListResult = Page & {
  records: CourseChapter[]
}

export interface CourseChapterQueryByIdQuery {
  id: string
}

export interface CourseChapterDeleteQuery {
  id: string
}

export interface CourseChapterDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseChapterExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseChapterImportExcelResult = ImportReport | null

/** 专题合集 */
export interface CourseCollection {
  id: string
  /** 专题名称 */
  title?: string | null
  /** 状态 */
  state?: string | null
  /** 专题简介 */
  summary?: string | null
  /** 课程 */
  courses?: {
    id?: string
    /** 课程 */
    courseId?: string | null
    courseId_dictText?: string | null
  }[] | null
  state_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseCollectionAdd {
  /** 专题名称 */
  title: string | null
  /** 状态 */
  state?: string | null
  /** 专题简介 */
  summary?: string | null
  /** 课程 */
  courses?: {
    id?: string
    /** 课程 */
    courseId?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface CourseCollectionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 专题名称 */
  title?: string | null
  /** 状态 */
  state?: string | null
  /** 专题简介 */
  summary?: string | null
  /** 课程 */
  courses?: {
    id?: string
    /** 课程 */
    courseId?: string | null
  }[] | null
}

export interface CourseCollectionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCollectionAdd
  }[]
  changed?: CourseCollectionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCollectionListQuery = ListQuery

export type CourseCollectionListResult = Page & {
  records: CourseCollection[]
}

export interface CourseCollectionQueryByIdQuery {
  id: string
}

export interface CourseCollectionDeleteQuery {
  id: string
}

export interface CourseCollectionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseCollectionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseCollectionImportExcelResult = ImportReport | null

/** 课件评论 */
export interface CourseComment {
  id: string
  /** 课件 */
  courseware?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 评论内容 */
  content?: string | null
  /** 评分 */
  score?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  commentTime?: string | null
  /** 状态 */
  status?: string | null
  /** 审核人 */
  reviewer?: string | null
  /** 审核意见 */
  reply?: string | null
  lecturer_dictText?: string | null
  status_dictText?: string | null
  reviewer_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseCommentAdd {
  /** 课件 */
  courseware: string | null
  /** 讲师 */
  lecturer: string | null
  /** 评论内容 */
  content: string | null
  /** 评分 */
  score: number | null
  /** yyyy-MM-dd HH:mm:ss */
  commentTime: string | null
  /** 状态 */
  status?: string | null
  /** 审核人 */
  reviewer?: string | null
  /** 审核意见 */
  reply?: string | null
}

/** What is absent stays as it is. */
export interface CourseCommentEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 课件 */
  courseware?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 评论内容 */
  content?: string | null
  /** 评分 */
  score?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  commentTime?: string | null
  /** 状态 */
  status?: string | null
  /** 审核人 */
  reviewer?: string | null
  /** 审核意见 */
  reply?: string | null
}

export interface CourseCommentChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCommentAdd
  }[]
  changed?: CourseCommentEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCommentListQuery = ListQuery

export type CourseCommentListResult = Page & {
  records: CourseComment[]
}

export interface CourseCommentQueryByIdQuery {
  id: string
}

export interface CourseCommentDeleteQuery {
  id: string
}

export interface CourseCommentDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseCommentExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseCommentImportExcelResult = ImportReport | null

/** 课程 */
export interface CourseCourse {
  id: string
  /** 课程名称 */
  title?: string | null
  /** 课程分类 */
  category?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 封面 */
  cover?: string | null
  /** 状态 */
  state?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 课程简介 */
  summary?: string | null
  category_dictText?: string | null
  lecturer_dictText?: string | null
  state_dictText?: string | null
  secretLevel_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseCourseAdd {
  /** 课程名称 */
  title: string | null
  /** 课程分类 */
  category: string | null
  /** 讲师 */
  lecturer: string | null
  /** 封面 */
  cover?: string | null
  /** 状态 */
  state?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 课程简介 */
  summary?: string | null
}

/** What is absent stays as it is. */
export interface CourseCourseEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 课程名称 */
  title?: string | null
  /** 课程分类 */
  category?: string | null
  /** 讲师 */
  lecturer?: string | null
  /** 封面 */
  cover?: string | null
  /** 状态 */
  state?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 课程简介 */
  summary?: string | null
}

export interface CourseCourseChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseCourseAdd
  }[]
  changed?: CourseCourseEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseCourseListQuery = ListQuery

export type CourseCourseListResult = Page & {
  records: CourseCourse[]
}

export interface CourseCourseQueryByIdQuery {
  id: string
}

export interface CourseCourseDeleteQuery {
  id: string
}

export interface CourseCourseDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseCourseExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseCourseImportExcelResult = ImportReport | null

/** 讲师 */
export interface CourseLecturer {
  id: string
  /** 姓名 */
  name?: string | null
  /** 性别 */
  gender?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 手机 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 照片 */
  photo?: string | null
  /** 级别 */
  level?: string | null
  /** 外聘 */
  external?: string | null
  /** 单位 */
  company?: string | null
  /** 课酬 */
  fee?: number | null
  /** 简历 */
  resume?: string | null
  /** 简介 */
  intro?: string | null
  gender_dictText?: string | null
  level_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseLecturerAdd {
  /** 姓名 */
  name: string | null
  /** 性别 */
  gender?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 手机 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 照片 */
  photo?: string | null
  /** 级别 */
  level: string | null
  /** 外聘 */
  external?: string | null
  /** 单位 */
  company?: string | null
  /** 课酬 */
  fee?: number | null
  /** 简历 */
  resume?: string | null
  /** 简介 */
  intro?: string | null
}

/** What is absent stays as it is. */
export interface CourseLecturerEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 姓名 */
  name?: string | null
  /** 性别 */
  gender?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 手机 */
  phone?: string | null
  /** 邮箱 */
  email?: string | null
  /** 照片 */
  photo?: string | null
  /** 级别 */
  level?: string | null
  /** 外聘 */
  external?: string | null
  /** 单位 */
  company?: string | null
  /** 课酬 */
  fee?: number | null
  /** 简历 */
  resume?: string | null
  /** 简介 */
  intro?: string | null
}

export interface CourseLecturerChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseLecturerAdd
  }[]
  changed?: CourseLecturerEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseLecturerListQuery = ListQuery

export type CourseLecturerListResult = Page & {
  records: CourseLecturer[]
}

export interface CourseLecturerQueryByIdQuery {
  id: string
}

export interface CourseLecturerDeleteQuery {
  id: string
}

export interface CourseLecturerDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseLecturerExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseLecturerImportExcelResult = ImportReport | null

/** 课件 */
export interface CourseLesson {
  id: string
  /** 章节 */
  chapterId?: string | null
  /** 课件名称 */
  title?: string | null
  /** 类型 */
  kind?: string | null
  /** 时长（秒） */
  seconds?: number | string | null
  /** 顺序 */
  sort?: number | string | null
  /** 文件 */
  file?: string | null
  /** 字幕 */
  captions?: string | null
  /** 文档 */
  documentId?: string | null
  /** 正文 */
  content?: string | null
  /** 链接 */
  link?: string | null
  chapterId_dictText?: string | null
  kind_dictText?: string | null
  documentId_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface CourseLessonAdd {
  /** 章节 */
  chapterId: string | null
  /** 课件名称 */
  title: string | null
  /** 类型 */
  kind: string | null
  /** 时长（秒） */
  seconds: number | string | null
  /** 顺序 */
  sort?: number | string | null
  /** 文件 */
  file?: string | null
  /** 字幕 */
  captions?: string | null
  /** 文档 */
  documentId?: string | null
  /** 正文 */
  content?: string | null
  /** 链接 */
  link?: string | null
}

/** What is absent stays as it is. */
export interface CourseLessonEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 章节 */
  chapterId?: string | null
  /** 课件名称 */
  title?: string | null
  /** 类型 */
  kind?: string | null
  /** 时长（秒） */
  seconds?: number | string | null
  /** 顺序 */
  sort?: number | string | null
  /** 文件 */
  file?: string | null
  /** 字幕 */
  captions?: string | null
  /** 文档 */
  documentId?: string | null
  /** 正文 */
  content?: string | null
  /** 链接 */
  link?: string | null
}

export interface CourseLessonChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: CourseLessonAdd
  }[]
  changed?: CourseLessonEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type CourseLessonListQuery = ListQuery

export type CourseLessonListResult = Page & {
  records: CourseLesson[]
}

export interface CourseLessonQueryByIdQuery {
  id: string
}

export interface CourseLessonDeleteQuery {
  id: string
}

export interface CourseLessonDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type CourseLessonExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type CourseLessonImportExcelResult = ImportReport | null

/** 学习记录 */
export interface CourseRecord {
  id: string
  /** 课程 */
  courseId?: string | null
  /** 学员 */
  username?: string | null
  /** 部门 */
  orgCode?: string | null
  /** 状态 */
  state?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  finishTime?: string | null
  /** 学习时长（分钟） */
  minutes?: number | null
  /** 学完人次 */
  finished?: number | null
  /** 学完率（%） */
  completion?: number | null
  courseId_dictText?: string | null
  username_dictText?: string | null
  orgCode_dictText?: string | null
  state_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export type CourseRecordListQuery = ListQuery

export type CourseRecordListResult = Page & {
  records: CourseRecord[]
}

export interface CourseRecordQueryByIdQuery {
  id: string
}

export type CourseRecordExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

/** 数据目录 */
export interface DataFolder {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface DataFolderAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface DataFolderEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

export interface DataFolderChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: DataFolderAdd
  }[]
  changed?: DataFolderEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type DataFolderListQuery = ListQuery

export type DataFolderListResult = Page & {
  records: DataFolder[]
}

export interface DataFolderQueryByIdQuery {
  id: string
}

export interface DataFolderDeleteQuery {
  id: string
}

export interface DataFolderDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type DataFolderExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type DataFolderImportExcelResult = ImportReport | null

export type DataFolderRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type DataFolderRootListResult = Page & {
  records: DataFolder[]
}

export type DataFolderChildListQuery = ListQuery & {
  pid: string
}

/** 数据配方 */
export interface DataRecipe {
  id: string
  /** 名称 */
  name?: string | null
  /** 来源数据表 */
  sheetId?: string | null
  /** 目录 */
  folderId?: string | null
  /** 步骤数 */
  stepCount?: number | null
  /** 版本 */
  versionNo?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  versionTime?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
  sheetId_dictText?: string | null
  folderId_dictText?: string | null
  secretLevel_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface DataRecipeAdd {
  /** 名称 */
  name: string | null
  /** 来源数据表 */
  sheetId: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface DataRecipeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 来源数据表 */
  sheetId?: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

export interface DataRecipeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: DataRecipeAdd
  }[]
  changed?: DataRecipeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type DataRecipeListQuery = ListQuery

export type DataRecipeListResult = Page & {
  records: DataRecipe[]
}

export interface DataRecipeQueryByIdQuery {
  id: string
}

export interface DataRecipeDeleteQuery {
  id: string
}

export interface DataRecipeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type DataRecipeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type DataRecipeImportExcelResult = ImportReport | null

/** 数据表 */
export interface DataSheet {
  id: string
  /** 名称 */
  name?: string | null
  /** 目录 */
  folderId?: string | null
  /** 行数 */
  rowCount?: number | null
  /** 列数 */
  columnCount?: number | null
  /** 字节数 */
  byteCount?: number | null
  /** 当前版本 */
  versionNo?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  versionTime?: string | null
  /** 质量得分 */
  qualityScore?: number | null
  /** 来源 */
  source?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
  folderId_dictText?: string | null
  secretLevel_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface DataSheetAdd {
  /** 名称 */
  name: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface DataSheetEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 目录 */
  folderId?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 说明 */
  description?: string | null
}

export interface DataSheetChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: DataSheetAdd
  }[]
  changed?: DataSheetEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type DataSheetListQuery = ListQuery

export type DataSheetListResult = Page & {
  records: DataSheet[]
}

export interface DataSheetQueryByIdQuery {
  id: string
}

export interface DataSheetDeleteQuery {
  id: string
}

export interface DataSheetDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type DataSheetExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type DataSheetImportExcelResult = ImportReport | null

/** 示例文章 */
export interface ExampleArticle {
  id: string
  /** 标题 */
  name?: string | null
  /** yyyy-MM-dd */
  writtenOn?: string | null
  /** 正文 */
  content?: string | null
  /** 批注 */
  remarks?: {
    id?: string
    /** 位置 */
    place?: string | null
    /** 意见 */
    opinion?: string | null
  }[] | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleArticleAdd {
  /** 标题 */
  name: string | null
  /** yyyy-MM-dd */
  writtenOn?: string | null
  /** 正文 */
  content: string | null
  /** 批注 */
  remarks?: {
    id?: string
    /** 位置 */
    place?: string | null
    /** 意见 */
    opinion?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface ExampleArticleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  name?: string | null
  /** yyyy-MM-dd */
  writtenOn?: string | null
  /** 正文 */
  content?: string | null
  /** 批注 */
  remarks?: {
    id?: string
    /** 位置 */
    place?: string | null
    /** 意见 */
    opinion?: string | null
  }[] | null
}

export interface ExampleArticleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleArticleAdd
  }[]
  changed?: ExampleArticleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleArticleListQuery = ListQuery

export type ExampleArticleListResult = Page & {
  records: ExampleArticle[]
}

export interface ExampleArticleQueryByIdQuery {
  id: string
}

export interface ExampleArticleDeleteQuery {
  id: string
}

export interface ExampleArticleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleArticleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleArticleImportExcelResult = ImportReport | null

/** 示例附件 */
export interface ExampleAttachment {
  id: string
  /** 资料名称 */
  name?: string | null
  /** 合同扫描件 */
  contract?: string | null
  /** 审计资料 */
  papers?: string | null
  /** 封面 */
  cover?: string | null
  /** 现场照片 */
  photos?: string | null
  /** 凭证明细 */
  items?: {
    id?: string
    /** 凭证 */
    title?: string | null
    /** 扫描件 */
    scan?: string | null
    /** 照片 */
    picture?: string | null
  }[] | null
  /** 说明 */
  memo?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleAttachmentAdd {
  /** 资料名称 */
  name: string | null
  /** 合同扫描件 */
  contract?: string | null
  /** 审计资料 */
  papers?: string | null
  /** 封面 */
  cover?: string | null
  /** 现场照片 */
  photos?: string | null
  /** 凭证明细 */
  items?: {
    id?: string
    /** 凭证 */
    title?: string | null
    /** 扫描件 */
    scan?: string | null
    /** 照片 */
    picture?: string | null
  }[] | null
  /** 说明 */
  memo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleAttachmentEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 资料名称 */
  name?: string | null
  /** 合同扫描件 */
  contract?: string | null
  /** 审计资料 */
  papers?: string | null
  /** 封面 */
  cover?: string | null
  /** 现场照片 */
  photos?: string | null
  /** 凭证明细 */
  items?: {
    id?: string
    /** 凭证 */
    title?: string | null
    /** 扫描件 */
    scan?: string | null
    /** 照片 */
    picture?: string | null
  }[] | null
  /** 说明 */
  memo?: string | null
}

export interface ExampleAttachmentChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleAttachmentAdd
  }[]
  changed?: ExampleAttachmentEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleAttachmentListQuery = ListQuery

export type ExampleAttachmentListResult = Page & {
  records: ExampleAttachment[]
}

export interface ExampleAttachmentQueryByIdQuery {
  id: string
}

export interface ExampleAttachmentDeleteQuery {
  id: string
}

export interface ExampleAttachmentDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleAttachmentExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleAttachmentImportExcelResult = ImportReport | null

/** 示例机构 */
export interface ExampleBranch {
  id: string
  /** 机构名称 */
  name?: string | null
  /** 所在地区 */
  place?: string | null
  /** 服务城市 */
  service?: string | null
  /** 所属片区 */
  region?: string | null
  /** 一级片区 */
  province?: string | null
  /** 二级片区 */
  city?: string | null
  /** 三级片区 */
  town?: string | null
  /** 审计类型 */
  kind?: string | null
  /** 类型名称 */
  kindName?: string | null
  /** 文书类别 */
  papers?: string | null
  /** 负责人 */
  manager?: string | null
  /** 接待日 */
  days?: string | null
  /** 职责 */
  duties?: string | null
  /** 行业 */
  sector?: string | null
  /** 业务 */
  line?: string | null
  place_dictText?: string | null
  service_dictText?: string | null
  region_dictText?: string | null
  province_dictText?: string | null
  city_dictText?: string | null
  town_dictText?: string | null
  kind_dictText?: string | null
  papers_dictText?: string | null
  manager_dictText?: string | null
  days_dictText?: string | null
  duties_dictText?: string | null
  sector_dictText?: string | null
  line_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleBranchAdd {
  /** 机构名称 */
  name: string | null
  /** 所在地区 */
  place: string | null
  /** 服务城市 */
  service?: string | null
  /** 所属片区 */
  region?: string | null
  /** 一级片区 */
  province?: string | null
  /** 二级片区 */
  city?: string | null
  /** 三级片区 */
  town?: string | null
  /** 审计类型 */
  kind?: string | null
  /** 类型名称 */
  kindName?: string | null
  /** 文书类别 */
  papers?: string | null
  /** 负责人 */
  manager?: string | null
  /** 接待日 */
  days?: string | null
  /** 职责 */
  duties?: string | null
  /** 行业 */
  sector?: string | null
  /** 业务 */
  line?: string | null
}

/** What is absent stays as it is. */
export interface ExampleBranchEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 机构名称 */
  name?: string | null
  /** 所在地区 */
  place?: string | null
  /** 服务城市 */
  service?: string | null
  /** 所属片区 */
  region?: string | null
  /** 一级片区 */
  province?: string | null
  /** 二级片区 */
  city?: string | null
  /** 三级片区 */
  town?: string | null
  /** 审计类型 */
  kind?: string | null
  /** 类型名称 */
  kindName?: string | null
  /** 文书类别 */
  papers?: string | null
  /** 负责人 */
  manager?: string | null
  /** 接待日 */
  days?: string | null
  /** 职责 */
  duties?: string | null
  /** 行业 */
  sector?: string | null
  /** 业务 */
  line?: string | null
}

export interface ExampleBranchChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleBranchAdd
  }[]
  changed?: ExampleBranchEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleBranchListQuery = ListQuery

export type ExampleBranchListResult = Page & {
  records: ExampleBranch[]
}

export interface ExampleBranchQueryByIdQuery {
  id: string
}

export interface ExampleBranchDeleteQuery {
  id: string
}

export interface ExampleBranchDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleBranchExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleBranchImportExcelResult = ImportReport | null

/** 示例预算 */
export interface ExampleBudget {
  id: string
  /** 项目 */
  name?: string | null
  /** 类别 */
  kind?: string | null
  /** 明细类别 */
  item?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** 金额 */
  amount?: number | string | null
  /** 已执行 */
  spent?: number | null
  /** 结余 */
  rest?: number | string | null
  /** 超支原因 */
  reason?: string | null
  /** 已结项 */
  closed?: string | null
  /** yyyy-MM-dd */
  closedOn?: string | null
  kind_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleBudgetAdd {
  /** 项目 */
  name: string | null
  /** 类别 */
  kind?: string | null
  /** 明细类别 */
  item?: string | null
  /** 数量 */
  quantity: number | string | null
  /** 单价 */
  price: number | null
  /** 已执行 */
  spent?: number | null
  /** 超支原因 */
  reason?: string | null
  /** 已结项 */
  closed?: string | null
  /** yyyy-MM-dd */
  closedOn?: string | null
}

/** What is absent stays as it is. */
export interface ExampleBudgetEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 项目 */
  name?: string | null
  /** 类别 */
  kind?: string | null
  /** 明细类别 */
  item?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** 已执行 */
  spent?: number | null
  /** 超支原因 */
  reason?: string | null
  /** 已结项 */
  closed?: string | null
  /** yyyy-MM-dd */
  closedOn?: string | null
}

export interface ExampleBudgetChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleBudgetAdd
  }[]
  changed?: ExampleBudgetEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleBudgetListQuery = ListQuery

export type ExampleBudgetListResult = Page & {
  records: ExampleBudget[]
}

export interface ExampleBudgetQueryByIdQuery {
  id: string
}

export interface ExampleBudgetDeleteQuery {
  id: string
}

export interface ExampleBudgetDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleBudgetExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleBudgetImportExcelResult = ImportReport | null

/** 示例列类型 */
export interface ExampleCell {
  id: string
  /** 文本 */
  name?: string | null
  /** 数字 */
  count?: number | string | null
  /** 弹出文本 */
  note?: string | null
  /** 下拉 */
  level?: string | null
  /** 单选 */
  size?: string | null
  /** 多选框 */
  tags?: string | null
  /** 下拉多选 */
  days?: string | null
  /** 下拉搜索 */
  material?: string | null
  /** 勾选 */
  ok?: string | null
  /** 勾选（1/0） */
  active?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  moment?: string | null
  /** 上传 */
  upload?: string | null
  /** 文件 */
  files?: string | null
  /** 图片 */
  picture?: string | null
  /** 完成度 */
  done?: string | null
  /** 只读文本 */
  remark?: string | null
  /** 隐藏列 */
  secretNo?: string | null
  level_dictText?: string | null
  size_dictText?: string | null
  tags_dictText?: string | null
  days_dictText?: string | null
  material_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleCellAdd {
  /** 文本 */
  name: string | null
  /** 数字 */
  count?: number | string | null
  /** 弹出文本 */
  note?: string | null
  /** 下拉 */
  level?: string | null
  /** 单选 */
  size?: string | null
  /** 多选框 */
  tags?: string | null
  /** 下拉多选 */
  days?: string | null
  /** 下拉搜索 */
  material?: string | null
  /** 勾选 */
  ok?: string | null
  /** 勾选（1/0） */
  active?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  moment?: string | null
  /** 上传 */
  upload?: string | null
  /** 文件 */
  files?: string | null
  /** 图片 */
  picture?: string | null
  /** 完成度 */
  done?: string | null
  /** 只读文本 */
  remark?: string | null
  /** 隐藏列 */
  secretNo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleCellEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 文本 */
  name?: string | null
  /** 数字 */
  count?: number | string | null
  /** 弹出文本 */
  note?: string | null
  /** 下拉 */
  level?: string | null
  /** 单选 */
  size?: string | null
  /** 多选框 */
  tags?: string | null
  /** 下拉多选 */
  days?: string | null
  /** 下拉搜索 */
  material?: string | null
  /** 勾选 */
  ok?: string | null
  /** 勾选（1/0） */
  active?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  moment?: string | null
  /** 上传 */
  upload?: string | null
  /** 文件 */
  files?: string | null
  /** 图片 */
  picture?: string | null
  /** 完成度 */
  done?: string | null
  /** 只读文本 */
  remark?: string | null
  /** 隐藏列 */
  secretNo?: string | null
}

export interface ExampleCellChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleCellAdd
  }[]
  changed?: ExampleCellEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleCellListQuery = ListQuery

export type ExampleCellListResult = Page & {
  records: ExampleCell[]
}

export interface ExampleCellQueryByIdQuery {
  id: string
}

export interface ExampleCellDeleteQuery {
  id: string
}

export interface ExampleCellDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleCellExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleCellImportExcelResult = ImportReport | null

/** 示例脚本 */
export interface ExampleCode {
  id: string
  /** 名称 */
  name?: string | null
  /** 资产条形码 */
  assetNo?: string | null
  /** 摘要 */
  summary?: string | null
  /** 清洗脚本 */
  script?: string | null
  /** 取数语句 */
  statement?: string | null
  /** 运行参数 */
  config?: unknown
  /** 说明文档 */
  readme?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleCodeAdd {
  /** 名称 */
  name: string | null
  /** 资产条形码 */
  assetNo?: string | null
  /** 摘要 */
  summary?: string | null
  /** 清洗脚本 */
  script?: string | null
  /** 取数语句 */
  statement?: string | null
  /** 运行参数 */
  config?: unknown
  /** 说明文档 */
  readme?: string | null
}

/** What is absent stays as it is. */
export interface ExampleCodeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 资产条形码 */
  assetNo?: string | null
  /** 摘要 */
  summary?: string | null
  /** 清洗脚本 */
  script?: string | null
  /** 取数语句 */
  statement?: string | null
  /** 运行参数 */
  config?: unknown
  /** 说明文档 */
  readme?: string | null
}

export interface ExampleCodeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleCodeAdd
  }[]
  changed?: ExampleCodeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleCodeListQuery = ListQuery

export type ExampleCodeListResult = Page & {
  records: ExampleCode[]
}

export interface ExampleCodeQueryByIdQuery {
  id: string
}

export interface ExampleCodeDeleteQuery {
  id: string
}

export interface ExampleCodeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleCodeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleCodeImportExcelResult = ImportReport | null

/** 示例任务 */
export interface ExampleJob {
  id: string
  /** 任务名称 */
  name?: string | null
  /** 执行计划 */
  schedule?: string | null
  /** 汇总计划 */
  summary?: string | null
  /** 纽约计划 */
  abroad?: string | null
  /** 启用 */
  active?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleJobAdd {
  /** 任务名称 */
  name: string | null
  /** 执行计划 */
  schedule: string | null
  /** 汇总计划 */
  summary?: string | null
  /** 纽约计划 */
  abroad?: string | null
  /** 启用 */
  active?: string | null
}

/** What is absent stays as it is. */
export interface ExampleJobEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 任务名称 */
  name?: string | null
  /** 执行计划 */
  schedule?: string | null
  /** 汇总计划 */
  summary?: string | null
  /** 纽约计划 */
  abroad?: string | null
  /** 启用 */
  active?: string | null
}

export interface ExampleJobChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleJobAdd
  }[]
  changed?: ExampleJobEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleJobListQuery = ListQuery

export type ExampleJobListResult = Page & {
  records: ExampleJob[]
}

export interface ExampleJobQueryByIdQuery {
  id: string
}

export interface ExampleJobDeleteQuery {
  id: string
}

export interface ExampleJobDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleJobExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleJobImportExcelResult = ImportReport | null

/** 示例物料 */
export interface ExampleMaterial {
  id: string
  /** 物料编码 */
  code?: string | null
  /** 物料名称 */
  name?: string | null
  /** 单位 */
  unit?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** 金额 */
  amount?: number | string | null
  /** yyyy-MM-dd */
  checked?: string | null
  /** 在用 */
  active?: string | null
  /** 说明书 */
  manual?: string | null
  /** 说明 */
  memo?: string | null
  unit_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleMaterialAdd {
  /** 物料编码 */
  code: string | null
  /** 物料名称 */
  name: string | null
  /** 单位 */
  unit?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** yyyy-MM-dd */
  checked?: string | null
  /** 在用 */
  active?: string | null
  /** 说明书 */
  manual?: string | null
  /** 说明 */
  memo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleMaterialEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 物料编码 */
  code?: string | null
  /** 物料名称 */
  name?: string | null
  /** 单位 */
  unit?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 单价 */
  price?: number | null
  /** yyyy-MM-dd */
  checked?: string | null
  /** 在用 */
  active?: string | null
  /** 说明书 */
  manual?: string | null
  /** 说明 */
  memo?: string | null
}

export interface ExampleMaterialChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleMaterialAdd
  }[]
  changed?: ExampleMaterialEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleMaterialListQuery = ListQuery

export type ExampleMaterialListResult = Page & {
  records: ExampleMaterial[]
}

export interface ExampleMaterialQueryByIdQuery {
  id: string
}

export interface ExampleMaterialDeleteQuery {
  id: string
}

export interface ExampleMaterialDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleMaterialExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleMaterialImportExcelResult = ImportReport | null

/** 示例订单 */
export interface ExampleOrder {
  id: string
  /** 订单号 */
  no?: string | null
  /** 客户 */
  customer?: string | null
  /** yyyy-MM-dd */
  orderDate?: string | null
  /** 折扣率 */
  rate?: number | null
  /** 收货信息 */
  delivery?: {
    /** 收货人 */
    receiver?: string | null
    /** 联系电话 */
    phone?: string | null
    /** 所在地区 */
    place?: string | null
    /** 经办人 */
    contact?: string | null
    /** 自提 */
    pickup?: string | null
    /** 详细地址 */
    address?: string | null
    place_dictText?: string | null
    contact_dictText?: string | null
    [k: string]: unknown
  } | null
  /** 订单明细 */
  lines?: {
    id?: string
    /** 物料编码 */
    code?: string | null
    /** 物料名称 */
    name?: string | null
    /** 单位 */
    unit?: string | null
    /** 数量 */
    quantity?: number | string | null
    /** 单价 */
    price?: number | string | null
    /** 金额 */
    amount?: number | string | null
    /** yyyy-MM-dd */
    due?: string | null
    /** 加急 */
    urgent?: string | null
    /** 加急原因 */
    reason?: string | null
    unit_dictText?: string | null
  }[] | null
  /** 备注 */
  memo?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleOrderAdd {
  /** 订单号 */
  no: string | null
  /** 客户 */
  customer: string | null
  /** yyyy-MM-dd */
  orderDate: string | null
  /** 折扣率 */
  rate?: number | null
  /** 收货信息 */
  delivery?: {
    /** 收货人 */
    receiver?: string | null
    /** 联系电话 */
    phone?: string | null
    /** 所在地区 */
    place?: string | null
    /** 经办人 */
    contact?: string | null
    /** 自提 */
    pickup?: string | null
    /** 详细地址 */
    address?: string | null
  } | null
  /** 订单明细 */
  lines?: {
    id?: string
    /** 物料编码 */
    code?: string | null
    /** 物料名称 */
    name?: string | null
    /** 单位 */
    unit?: string | null
    /** 数量 */
    quantity?: number | string | null
    /** 单价 */
    price?: number | string | null
    /** yyyy-MM-dd */
    due?: string | null
    /** 加急 */
    urgent?: string | null
    /** 加急原因 */
    reason?: string | null
  }[] | null
  /** 备注 */
  memo?: string | null
}

/** What is absent stays as it is. */
export interface ExampleOrderEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 订单号 */
  no?: string | null
  /** 客户 */
  customer?: string | null
  /** yyyy-MM-dd */
  orderDate?: string | null
  /** 折扣率 */
  rate?: number | null
  /** 收货信息 */
  delivery?: {
    /** 收货人 */
    receiver?: string | null
    /** 联系电话 */
    phone?: string | null
    /** 所在地区 */
    place?: string | null
    /** 经办人 */
    contact?: string | null
    /** 自提 */
    pickup?: string | null
    /** 详细地址 */
    address?: string | null
  } | null
  /** 订单明细 */
  lines?: {
    id?: string
    /** 物料编码 */
    code?: string | null
    /** 物料名称 */
    name?: string | null
    /** 单位 */
    unit?: string | null
    /** 数量 */
    quantity?: number | string | null
    /** 单价 */
    price?: number | string | null
    /** yyyy-MM-dd */
    due?: string | null
    /** 加急 */
    urgent?: string | null
    /** 加急原因 */
    reason?: string | null
  }[] | null
  /** 备注 */
  memo?: string | null
}

export interface ExampleOrderChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleOrderAdd
  }[]
  changed?: ExampleOrderEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleOrderListQuery = ListQuery

export type ExampleOrderListResult = Page & {
  records: ExampleOrder[]
}

export interface ExampleOrderQueryByIdQuery {
  id: string
}

export interface ExampleOrderDeleteQuery {
  id: string
}

export interface ExampleOrderDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleOrderExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleOrderImportExcelResult = ImportReport | null

/** 示例选择器 */
export interface ExamplePicker {
  id: string
  /** 名称 */
  name?: string | null
  /** 参与人 */
  people?: string | null
  /** 负责人 */
  owner?: string | null
  /** 参与部门 */
  departs?: string | null
  /** 角色 */
  roles?: string | null
  /** 职务 */
  position?: string | null
  /** 讲师 */
  lecturers?: string | null
  /** 物料 */
  material?: string | null
  /** 主讲人 */
  teacher?: string | null
  /** 主讲人手机 */
  teacherPhone?: string | null
  /** 主讲人单位 */
  teacherCompany?: string | null
  /** 见证人 */
  witness?: string | null
  /** 小组 */
  team?: {
    id?: string
    /** 成员 */
    member?: string | null
    /** 担任职务 */
    post?: string | null
    /** 授课人 */
    speaker?: string | null
    /** 授课人手机 */
    speakerPhone?: string | null
    member_dictText?: string | null
    post_dictText?: string | null
  }[] | null
  people_dictText?: string | null
  owner_dictText?: string | null
  departs_dictText?: string | null
  roles_dictText?: string | null
  position_dictText?: string | null
  lecturers_dictText?: string | null
  material_dictText?: string | null
  witness_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExamplePickerAdd {
  /** 名称 */
  name: string | null
  /** 参与人 */
  people?: string | null
  /** 负责人 */
  owner?: string | null
  /** 参与部门 */
  departs?: string | null
  /** 角色 */
  roles?: string | null
  /** 职务 */
  position?: string | null
  /** 讲师 */
  lecturers?: string | null
  /** 物料 */
  material?: string | null
  /** 主讲人 */
  teacher?: string | null
  /** 主讲人手机 */
  teacherPhone?: string | null
  /** 主讲人单位 */
  teacherCompany?: string | null
  /** 见证人 */
  witness?: string | null
  /** 小组 */
  team?: {
    id?: string
    /** 成员 */
    member?: string | null
    /** 担任职务 */
    post?: string | null
    /** 授课人 */
    speaker?: string | null
    /** 授课人手机 */
    speakerPhone?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface ExamplePickerEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 参与人 */
  people?: string | null
  /** 负责人 */
  owner?: string | null
  /** 参与部门 */
  departs?: string | null
  /** 角色 */
  roles?: string | null
  /** 职务 */
  position?: string | null
  /** 讲师 */
  lecturers?: string | null
  /** 物料 */
  material?: string | null
  /** 主讲人 */
  teacher?: string | null
  /** 主讲人手机 */
  teacherPhone?: string | null
  /** 主讲人单位 */
  teacherCompany?: string | null
  /** 见证人 */
  witness?: string | null
  /** 小组 */
  team?: {
    id?: string
    /** 成员 */
    member?: string | null
    /** 担任职务 */
    post?: string | null
    /** 授课人 */
    speaker?: string | null
    /** 授课人手机 */
    speakerPhone?: string | null
  }[] | null
}

export interface ExamplePickerChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExamplePickerAdd
  }[]
  changed?: ExamplePickerEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExamplePickerListQuery = ListQuery

export type ExamplePickerListResult = Page & {
  records: ExamplePicker[]
}

export interface ExamplePickerQueryByIdQuery {
  id: string
}

export interface ExamplePickerDeleteQuery {
  id: string
}

export interface ExamplePickerDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExamplePickerExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExamplePickerImportExcelResult = ImportReport | null

/** 示例读数 */
export interface ExampleReading {
  id: string
  /** 读数编号 */
  no?: string | null
  /** 站点 */
  station?: string | null
  /** 读数值 */
  value?: number | string | null
  /** yyyy-MM-dd */
  readOn?: string | null
  /** 已核对 */
  checked?: string | null
  /** 备注 */
  note?: string | null
  station_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleReadingAdd {
  /** 读数编号 */
  no: string | null
  /** 站点 */
  station: string | null
  /** 读数值 */
  value?: number | string | null
  /** yyyy-MM-dd */
  readOn?: string | null
  /** 已核对 */
  checked?: string | null
  /** 备注 */
  note?: string | null
}

/** What is absent stays as it is. */
export interface ExampleReadingEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 读数编号 */
  no?: string | null
  /** 站点 */
  station?: string | null
  /** 读数值 */
  value?: number | string | null
  /** yyyy-MM-dd */
  readOn?: string | null
  /** 已核对 */
  checked?: string | null
  /** 备注 */
  note?: string | null
}

export interface ExampleReadingChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleReadingAdd
  }[]
  changed?: ExampleReadingEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleReadingListQuery = ListQuery

export type ExampleReadingListResult = Page & {
  records: ExampleReading[]
}

export interface ExampleReadingQueryByIdQuery {
  id: string
}

export interface ExampleReadingDeleteQuery {
  id: string
}

export interface ExampleReadingDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleReadingExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleReadingImportExcelResult = ImportReport | null

/** 示例地区 */
export interface ExampleRegion {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 地区名称 */
  name?: string | null
  /** 地区编码 */
  code?: string | null
  /** 联系人 */
  manager?: string | null
  manager_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleRegionAdd {
  pid?: string | null
  /** 地区名称 */
  name: string | null
  /** 地区编码 */
  code: string | null
  /** 联系人 */
  manager?: string | null
}

/** What is absent stays as it is. */
export interface ExampleRegionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 地区名称 */
  name?: string | null
  /** 地区编码 */
  code?: string | null
  /** 联系人 */
  manager?: string | null
}

export interface ExampleRegionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleRegionAdd
  }[]
  changed?: ExampleRegionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleRegionListQuery = ListQuery

export type ExampleRegionListResult = Page & {
  records: ExampleRegion[]
}

export interface ExampleRegionQueryByIdQuery {
  id: string
}

export interface ExampleRegionDeleteQuery {
  id: string
}

export interface ExampleRegionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleRegionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleRegionImportExcelResult = ImportReport | null

export type ExampleRegionRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type ExampleRegionRootListResult = Page & {
  records: ExampleRegion[]
}

export type ExampleRegionChildListQuery = ListQuery & {
  pid: string
}

/** 示例校验 */
export interface ExampleRule {
  id: string
  /** 编码 */
  code?: string | null
  /** 新物料编码 */
  material?: string | null
  /** 新物料名称 */
  fresh?: string | null
  /** 资产编号 */
  asset?: string | null
  /** 6到16位数字 */
  digits?: string | null
  /** 6到16位任意字符 */
  text?: string | null
  /** 6到18位字母 */
  letters?: string | null
  /** 非空 */
  anyText?: string | null
  /** 网址 */
  url?: string | null
  /** 电子邮件 */
  email?: string | null
  /** 手机号码 */
  mobile?: string | null
  /** 邮政编码 */
  post?: string | null
  /** 字母 */
  word?: string | null
  /** 数字文本 */
  number?: string | null
  /** 整数 */
  whole?: string | null
  /** 金额文本 */
  money?: string | null
  /** 正则 */
  plate?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd */
  end?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleRuleAdd {
  /** 编码 */
  code: string | null
  /** 新物料编码 */
  material?: string | null
  /** 新物料名称 */
  fresh?: string | null
  /** 资产编号 */
  asset?: string | null
  /** 6到16位数字 */
  digits?: string | null
  /** 6到16位任意字符 */
  text?: string | null
  /** 6到18位字母 */
  letters?: string | null
  /** 非空 */
  anyText?: string | null
  /** 网址 */
  url?: string | null
  /** 电子邮件 */
  email?: string | null
  /** 手机号码 */
  mobile?: string | null
  /** 邮政编码 */
  post?: string | null
  /** 字母 */
  word?: string | null
  /** 数字文本 */
  number?: string | null
  /** 整数 */
  whole?: string | null
  /** 金额文本 */
  money?: string | null
  /** 正则 */
  plate?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd */
  end?: string | null
}

/** What is absent stays as it is. */
export interface ExampleRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 编码 */
  code?: string | null
  /** 新物料编码 */
  material?: string | null
  /** 新物料名称 */
  fresh?: string | null
  /** 资产编号 */
  asset?: string | null
  /** 6到16位数字 */
  digits?: string | null
  /** 6到16位任意字符 */
  text?: string | null
  /** 6到18位字母 */
  letters?: string | null
  /** 非空 */
  anyText?: string | null
  /** 网址 */
  url?: string | null
  /** 电子邮件 */
  email?: string | null
  /** 手机号码 */
  mobile?: string | null
  /** 邮政编码 */
  post?: string | null
  /** 字母 */
  word?: string | null
  /** 数字文本 */
  number?: string | null
  /** 整数 */
  whole?: string | null
  /** 金额文本 */
  money?: string | null
  /** 正则 */
  plate?: string | null
  /** yyyy-MM-dd */
  begin?: string | null
  /** yyyy-MM-dd */
  end?: string | null
}

export interface ExampleRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleRuleAdd
  }[]
  changed?: ExampleRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleRuleListQuery = ListQuery

export type ExampleRuleListResult = Page & {
  records: ExampleRule[]
}

export interface ExampleRuleQueryByIdQuery {
  id: string
}

export interface ExampleRuleDeleteQuery {
  id: string
}

export interface ExampleRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleRuleImportExcelResult = ImportReport | null

/** 示例销售 */
export interface ExampleSale {
  id: string
  /** 销售编号 */
  no?: string | null
  /** yyyy-MM-dd */
  soldOn?: string | null
  /** 大区 */
  region?: string | null
  /** 省份 */
  province?: string | null
  /** 产品 */
  product?: string | null
  /** 渠道 */
  channel?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 金额 */
  amount?: number | null
  /** 目标金额 */
  target?: number | null
  region_dictText?: string | null
  product_dictText?: string | null
  channel_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleSaleAdd {
  /** 销售编号 */
  no: string | null
  /** yyyy-MM-dd */
  soldOn: string | null
  /** 大区 */
  region: string | null
  /** 省份 */
  province: string | null
  /** 产品 */
  product: string | null
  /** 渠道 */
  channel?: string | null
  /** 数量 */
  quantity: number | string | null
  /** 金额 */
  amount: number | null
  /** 目标金额 */
  target?: number | null
}

/** What is absent stays as it is. */
export interface ExampleSaleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 销售编号 */
  no?: string | null
  /** yyyy-MM-dd */
  soldOn?: string | null
  /** 大区 */
  region?: string | null
  /** 省份 */
  province?: string | null
  /** 产品 */
  product?: string | null
  /** 渠道 */
  channel?: string | null
  /** 数量 */
  quantity?: number | string | null
  /** 金额 */
  amount?: number | null
  /** 目标金额 */
  target?: number | null
}

export interface ExampleSaleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleSaleAdd
  }[]
  changed?: ExampleSaleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleSaleListQuery = ListQuery

export type ExampleSaleListResult = Page & {
  records: ExampleSale[]
}

export interface ExampleSaleQueryByIdQuery {
  id: string
}

export interface ExampleSaleDeleteQuery {
  id: string
}

export interface ExampleSaleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleSaleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleSaleImportExcelResult = ImportReport | null

/** 示例文本 */
export interface ExampleText {
  id: string
  /** 名称 */
  name?: string | null
  /** 标签 */
  tags?: string | null
  /** 条件 */
  scope?: string | null
  /** 颜色 */
  color?: string | null
  /** 评分 */
  score?: number | null
  /** 进度 */
  progress?: number | null
  /** 资产二维码 */
  asset?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface ExampleTextAdd {
  /** 名称 */
  name: string | null
  /** 标签 */
  tags?: string | null
  /** 条件 */
  scope?: string | null
  /** 颜色 */
  color?: string | null
  /** 评分 */
  score?: number | null
  /** 进度 */
  progress?: number | null
  /** 资产二维码 */
  asset?: string | null
}

/** What is absent stays as it is. */
export interface ExampleTextEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 标签 */
  tags?: string | null
  /** 条件 */
  scope?: string | null
  /** 颜色 */
  color?: string | null
  /** 评分 */
  score?: number | null
  /** 进度 */
  progress?: number | null
  /** 资产二维码 */
  asset?: string | null
}

export interface ExampleTextChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: ExampleTextAdd
  }[]
  changed?: ExampleTextEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type ExampleTextListQuery = ListQuery

export type ExampleTextListResult = Page & {
  records: ExampleText[]
}

export interface ExampleTextQueryByIdQuery {
  id: string
}

export interface ExampleTextDeleteQuery {
  id: string
}

export interface ExampleTextDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type ExampleTextExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type ExampleTextImportExcelResult = ImportReport | null

/** 报表配置 */
export interface OnlineReport {
  id: string
  /** 报表编码 */
  code?: string | null
  /** 报表名称 */
  name?: string | null
  /** 数据源 */
  source?: string | null
  /** 默认排序 */
  sort?: string | null
  /** 外部数据源 */
  dbSource?: string | null
  /** 报表SQL */
  cgrSql?: string | null
  /** 报表说明 */
  content?: string | null
  /** 返回值字段 */
  returnValField?: string | null
  /** 返回文本字段 */
  returnTxtField?: string | null
  /** 返回类型 */
  returnType?: string | null
  /** 报表列 */
  items?: {
    id?: string
    /** 字段 */
    fieldName?: string | null
    /** 列名 */
    fieldTxt?: string | null
    /** 类型 */
    fieldType?: string | null
    /** 列宽 */
    fieldWidth?: number | string | null
    /** 显示 */
    isShow?: string | null
    /** 可排序 */
    isOrder?: string | null
    /** 查询 */
    isSearch?: string | null
    /** 查询方式 */
    searchMode?: string | null
    /** 字典 */
    dictCode?: string | null
    /** 取值替换 */
    replaceVal?: string | null
    /** 合计 */
    isTotal?: string | null
    /** 分组列头 */
    groupTitle?: string | null
    /** 跳转地址 */
    fieldHref?: string | null
    fieldType_dictText?: string | null
    searchMode_dictText?: string | null
  }[] | null
  /** 报表参数 */
  params?: {
    id?: string
    /** 参数 */
    paramName?: string | null
    /** 参数名称 */
    paramTxt?: string | null
    /** 比较的字段 */
    fieldName?: string | null
    /** 比较方式 */
    rule?: string | null
    /** 默认值 */
    paramValue?: string | null
    rule_dictText?: string | null
  }[] | null
  dbSource_dictText?: string | null
  returnType_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface OnlineReportAdd {
  /** 报表编码 */
  code: string | null
  /** 报表名称 */
  name: string | null
  /** 数据源 */
  source?: string | null
  /** 默认排序 */
  sort?: string | null
  /** 外部数据源 */
  dbSource?: string | null
  /** 报表SQL */
  cgrSql?: string | null
  /** 报表说明 */
  content?: string | null
  /** 返回值字段 */
  returnValField?: string | null
  /** 返回文本字段 */
  returnTxtField?: string | null
  /** 返回类型 */
  returnType?: string | null
  /** 报表列 */
  items: {
    id?: string
    /** 字段 */
    fieldName?: string | null
    /** 列名 */
    fieldTxt?: string | null
    /** 类型 */
    fieldType?: string | null
    /** 列宽 */
    fieldWidth?: number | string | null
    /** 显示 */
    isShow?: string | null
    /** 可排序 */
    isOrder?: string | null
    /** 查询 */
    isSearch?: string | null
    /** 查询方式 */
    searchMode?: string | null
    /** 字典 */
    dictCode?: string | null
    /** 取值替换 */
    replaceVal?: string | null
    /** 合计 */
    isTotal?: string | null
    /** 分组列头 */
    groupTitle?: string | null
    /** 跳转地址 */
    fieldHref?: string | null
  }[] | null
  /** 报表参数 */
  params?: {
    id?: string
    /** 参数 */
    paramName?: string | null
    /** 参数名称 */
    paramTxt?: string | null
    /** 比较的字段 */
    fieldName?: string | null
    /** 比较方式 */
    rule?: string | null
    /** 默认值 */
    paramValue?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface OnlineReportEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 报表编码 */
  code?: string | null
  /** 报表名称 */
  name?: string | null
  /** 数据源 */
  source?: string | null
  /** 默认排序 */
  sort?: string | null
  /** 外部数据源 */
  dbSource?: string | null
  /** 报表SQL */
  cgrSql?: string | null
  /** 报表说明 */
  content?: string | null
  /** 返回值字段 */
  returnValField?: string | null
  /** 返回文本字段 */
  returnTxtField?: string | null
  /** 返回类型 */
  returnType?: string | null
  /** 报表列 */
  items?: {
    id?: string
    /** 字段 */
    fieldName?: string | null
    /** 列名 */
    fieldTxt?: string | null
    /** 类型 */
    fieldType?: string | null
    /** 列宽 */
    fieldWidth?: number | string | null
    /** 显示 */
    isShow?: string | null
    /** 可排序 */
    isOrder?: string | null
    /** 查询 */
    isSearch?: string | null
    /** 查询方式 */
    searchMode?: string | null
    /** 字典 */
    dictCode?: string | null
    /** 取值替换 */
    replaceVal?: string | null
    /** 合计 */
    isTotal?: string | null
    /** 分组列头 */
    groupTitle?: string | null
    /** 跳转地址 */
    fieldHref?: string | null
  }[] | null
  /** 报表参数 */
  params?: {
    id?: string
    /** 参数 */
    paramName?: string | null
    /** 参数名称 */
    paramTxt?: string | null
    /** 比较的字段 */
    fieldName?: string | null
    /** 比较方式 */
    rule?: string | null
    /** 默认值 */
    paramValue?: string | null
  }[] | null
}

export interface OnlineReportChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: OnlineReportAdd
  }[]
  changed?: OnlineReportEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type OnlineReportListQuery = ListQuery

export type OnlineReportListResult = Page & {
  records: OnlineReport[]
}

export interface OnlineReportQueryByIdQuery {
  id: string
}

export interface OnlineReportDeleteQuery {
  id: string
}

export interface OnlineReportDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type OnlineReportExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type OnlineReportImportExcelResult = ImportReport | null

/** 校验规则 */
export interface SysCheckRule {
  id: string
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则内容 */
  ruleJson?: string | null
  /** 规则描述 */
  ruleDescription?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysCheckRuleAdd {
  /** 规则名称 */
  ruleName: string | null
  /** 规则编码 */
  ruleCode: string | null
  /** 规则内容 */
  ruleJson: string | null
  /** 规则描述 */
  ruleDescription?: string | null
}

/** What is absent stays as it is. */
export interface SysCheckRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则内容 */
  ruleJson?: string | null
  /** 规则描述 */
  ruleDescription?: string | null
}

export interface SysCheckRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysCheckRuleAdd
  }[]
  changed?: SysCheckRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysCheckRuleListQuery = ListQuery

export type SysCheckRuleListResult = Page & {
  records: SysCheckRule[]
}

export interface SysCheckRuleQueryByIdQuery {
  id: string
}

export interface SysCheckRuleDeleteQuery {
  id: string
}

export interface SysCheckRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysCheckRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysCheckRuleImportExcelResult = ImportReport | null

/** 填值规则 */
export interface SysFillRule {
  id: string
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则类型 */
  ruleClass?: string | null
  /** 规则参数 */
  ruleParams?: string | null
  ruleClass_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysFillRuleAdd {
  /** 规则名称 */
  ruleName: string | null
  /** 规则编码 */
  ruleCode: string | null
  /** 规则类型 */
  ruleClass?: string | null
  /** 规则参数 */
  ruleParams?: string | null
}

/** What is absent stays as it is. */
export interface SysFillRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 规则名称 */
  ruleName?: string | null
  /** 规则编码 */
  ruleCode?: string | null
  /** 规则类型 */
  ruleClass?: string | null
  /** 规则参数 */
  ruleParams?: string | null
}

export interface SysFillRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysFillRuleAdd
  }[]
  changed?: SysFillRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysFillRuleListQuery = ListQuery

export type SysFillRuleListResult = Page & {
  records: SysFillRule[]
}

export interface SysFillRuleQueryByIdQuery {
  id: string
}

export interface SysFillRuleDeleteQuery {
  id: string
}

export interface SysFillRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysFillRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysFillRuleImportExcelResult = ImportReport | null

/** 嵌入网站 */
export interface SysFrameOrigin {
  id: string
  /** 网站地址 */
  origin?: string | null
  /** 说明 */
  description?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysFrameOriginAdd {
  /** 网站地址 */
  origin: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysFrameOriginEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 网站地址 */
  origin?: string | null
  /** 说明 */
  description?: string | null
}

export interface SysFrameOriginChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysFrameOriginAdd
  }[]
  changed?: SysFrameOriginEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysFrameOriginListQuery = ListQuery

export type SysFrameOriginListResult = Page & {
  records: SysFrameOrigin[]
}

export interface SysFrameOriginQueryByIdQuery {
  id: string
}

export interface SysFrameOriginDeleteQuery {
  id: string
}

export interface SysFrameOriginDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysFrameOriginExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysFrameOriginImportExcelResult = ImportReport | null

/** 任务流程 */
export interface SysJobFlow {
  id: string
  /** 流程名称 */
  name?: string | null
  /** 步骤 */
  steps?: {
    id?: string
    /** 步骤名称 */
    name?: string | null
    /** 任务类型 */
    jobClassName?: string | null
    /** 前置步骤 */
    parents?: string | null
    /** 何时开始 */
    waitsFor?: string | null
    /** 最多尝试次数 */
    attempts?: number | string | null
    /** 参数 */
    parameter?: string | null
    jobClassName_dictText?: string | null
    waitsFor_dictText?: string | null
  }[] | null
  /** 描述 */
  description?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysJobFlowAdd {
  /** 流程名称 */
  name: string | null
  /** 步骤 */
  steps: {
    id?: string
    /** 步骤名称 */
    name?: string | null
    /** 任务类型 */
    jobClassName?: string | null
    /** 前置步骤 */
    parents?: string | null
    /** 何时开始 */
    waitsFor?: string | null
    /** 最多尝试次数 */
    attempts?: number | string | null
    /** 参数 */
    parameter?: string | null
  }[] | null
  /** 描述 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysJobFlowEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 流程名称 */
  name?: string | null
  /** 步骤 */
  steps?: {
    id?: string
    /** 步骤名称 */
    name?: string | null
    /** 任务类型 */
    jobClassName?: string | null
    /** 前置步骤 */
    parents?: string | null
    /** 何时开始 */
    waitsFor?: string | null
    /** 最多尝试次数 */
    attempts?: number | string | null
    /** 参数 */
    parameter?: string | null
  }[] | null
  /** 描述 */
  description?: string | null
}

export interface SysJobFlowChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysJobFlowAdd
  }[]
  changed?: SysJobFlowEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysJobFlowListQuery = ListQuery

export type SysJobFlowListResult = Page & {
  records: SysJobFlow[]
}

export interface SysJobFlowQueryByIdQuery {
  id: string
}

export interface SysJobFlowDeleteQuery {
  id: string
}

export interface SysJobFlowDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysJobFlowExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysJobFlowImportExcelResult = ImportReport | null

/** 消息 */
export interface SysMessageSysMessage {
  id: string
  /** 消息标题 */
  esTitle?: string | null
  /** 发送方式 */
  esType?: string | null
  /** 接收人 */
  esReceiver?: string | null
  /** 参数 */
  esParam?: string | null
  /** 消息内容 */
  esContent?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  esSendTime?: string | null
  /** 发送状态 */
  esSendStatus?: string | null
  /** 发送次数 */
  esSendNum?: number | string | null
  /** 失败原因 */
  esResult?: string | null
  /** 备注 */
  remark?: string | null
  esType_dictText?: string | null
  esSendStatus_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysMessageSysMessageAdd {
  /** 消息标题 */
  esTitle: string | null
  /** 发送方式 */
  esType?: string | null
  /** 接收人 */
  esReceiver: string | null
  /** 参数 */
  esParam?: string | null
  /** 消息内容 */
  esContent: string | null
  /** yyyy-MM-dd HH:mm:ss */
  esSendTime?: string | null
  /** 发送状态 */
  esSendStatus?: string | null
  /** 发送次数 */
  esSendNum?: number | string | null
  /** 失败原因 */
  esResult?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface SysMessageSysMessageEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 消息标题 */
  esTitle?: string | null
  /** 发送方式 */
  esType?: string | null
  /** 接收人 */
  esReceiver?: string | null
  /** 参数 */
  esParam?: string | null
  /** 消息内容 */
  esContent?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  esSendTime?: string | null
  /** 发送状态 */
  esSendStatus?: string | null
  /** 发送次数 */
  esSendNum?: number | string | null
  /** 失败原因 */
  esResult?: string | null
  /** 备注 */
  remark?: string | null
}

export interface SysMessageSysMessageChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysMessageSysMessageAdd
  }[]
  changed?: SysMessageSysMessageEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysMessageSysMessageListQuery = ListQuery

export type SysMessageSysMessageListResult = Page & {
  records: SysMessageSysMessage[]
}

export interface SysMessageSysMessageQueryByIdQuery {
  id: string
}

export interface SysMessageSysMessageDeleteQuery {
  id: string
}

export interface SysMessageSysMessageDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysMessageSysMessageExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysMessageSysMessageImportExcelResult = ImportReport | null

/** 消息模板 */
export interface SysMessageSysMessageTemplate {
  id: string
  /** 模板编码 */
  templateCode?: string | null
  /** 模板标题 */
  templateName?: string | null
  /** 模板类型 */
  templateType?: string | null
  /** 模板内容 */
  templateContent?: string | null
  /** 测试数据 */
  templateTestJson?: string | null
  templateType_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysMessageSysMessageTemplateAdd {
  /** 模板编码 */
  templateCode: string | null
  /** 模板标题 */
  templateName: string | null
  /** 模板类型 */
  templateType?: string | null
  /** 模板内容 */
  templateContent: string | null
  /** 测试数据 */
  templateTestJson?: string | null
}

/** What is absent stays as it is. */
export interface SysMessageSysMessageTemplateEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 模板编码 */
  templateCode?: string | null
  /** 模板标题 */
  templateName?: string | null
  /** 模板类型 */
  templateType?: string | null
  /** 模板内容 */
  templateContent?: string | null
  /** 测试数据 */
  templateTestJson?: string | null
}

export interface SysMessageSysMessageTemplateChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysMessageSysMessageTemplateAdd
  }[]
  changed?: SysMessageSysMessageTemplateEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysMessageSysMessageTemplateListQuery = ListQuery

export type SysMessageSysMessageTemplateListResult = Page & {
  records: SysMessageSysMessageTemplate[]
}

export interface SysMessageSysMessageTemplateQueryByIdQuery {
  id: string
}

export interface SysMessageSysMessageTemplateDeleteQuery {
  id: string
}

export interface SysMessageSysMessageTemplateDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysMessageSysMessageTemplateExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysMessageSysMessageTemplateImportExcelResult = ImportReport | null

/** 职务 */
export interface SysPosition {
  id: string
  /** 职务编码 */
  code?: string | null
  /** 职务名称 */
  name?: string | null
  /** 职级 */
  postRank?: string | null
  /** 公司 */
  companyId?: string | null
  postRank_dictText?: string | null
  companyId_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysPositionAdd {
  /** 职务编码 */
  code: string | null
  /** 职务名称 */
  name: string | null
  /** 职级 */
  postRank?: string | null
  /** 公司 */
  companyId?: string | null
}

/** What is absent stays as it is. */
export interface SysPositionEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 职务编码 */
  code?: string | null
  /** 职务名称 */
  name?: string | null
  /** 职级 */
  postRank?: string | null
  /** 公司 */
  companyId?: string | null
}

export interface SysPositionChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysPositionAdd
  }[]
  changed?: SysPositionEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysPositionListQuery = ListQuery

export type SysPositionListResult = Page & {
  records: SysPosition[]
}

export interface SysPositionQueryByIdQuery {
  id: string
}

export interface SysPositionDeleteQuery {
  id: string
}

export interface SysPositionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysPositionExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysPositionImportExcelResult = ImportReport | null

/** 定时任务 */
export interface SysQuartzJob {
  id: string
  /** 任务名称 */
  name?: string | null
  /** 任务类型 */
  jobClassName?: string | null
  /** 执行计划 */
  cronExpression?: string | null
  /** 时区 */
  timeZone?: string | null
  /** 参数 */
  parameter?: string | null
  /** 状态 */
  status?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 错过后 */
  missed?: string | null
  /** 上次未结束时 */
  overlap?: string | null
  /** 最多尝试次数 */
  attempts?: number | string | null
  /** 重试间隔（秒） */
  pauseSeconds?: number | string | null
  /** 时限（秒） */
  timeLimit?: number | string | null
  /** 通知创建人 */
  tells?: string | null
  /** 连续失败告警（次） */
  alarmAfter?: number | string | null
  /** 延误告警（分钟） */
  lateMinutes?: number | string | null
  /** 同时通知 */
  informed?: string | null
  /** 描述 */
  description?: string | null
  /** 删除标记 */
  delFlag?: number | string | null
  jobClassName_dictText?: string | null
  timeZone_dictText?: string | null
  status_dictText?: string | null
  missed_dictText?: string | null
  overlap_dictText?: string | null
  tells_dictText?: string | null
  informed_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysQuartzJobAdd {
  /** 任务名称 */
  name?: string | null
  /** 任务类型 */
  jobClassName: string | null
  /** 执行计划 */
  cronExpression: string | null
  /** 时区 */
  timeZone?: string | null
  /** 参数 */
  parameter?: string | null
  /** 状态 */
  status?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 错过后 */
  missed?: string | null
  /** 上次未结束时 */
  overlap?: string | null
  /** 最多尝试次数 */
  attempts?: number | string | null
  /** 重试间隔（秒） */
  pauseSeconds?: number | string | null
  /** 时限（秒） */
  timeLimit?: number | string | null
  /** 通知创建人 */
  tells?: string | null
  /** 连续失败告警（次） */
  alarmAfter?: number | string | null
  /** 延误告警（分钟） */
  lateMinutes?: number | string | null
  /** 同时通知 */
  informed?: string | null
  /** 描述 */
  description?: string | null
  /** 删除标记 */
  delFlag?: number | string | null
}

/** What is absent stays as it is. */
export interface SysQuartzJobEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 任务名称 */
  name?: string | null
  /** 任务类型 */
  jobClassName?: string | null
  /** 执行计划 */
  cronExpression?: string | null
  /** 时区 */
  timeZone?: string | null
  /** 参数 */
  parameter?: string | null
  /** 状态 */
  status?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  startTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 错过后 */
  missed?: string | null
  /** 上次未结束时 */
  overlap?: string | null
  /** 最多尝试次数 */
  attempts?: number | string | null
  /** 重试间隔（秒） */
  pauseSeconds?: number | string | null
  /** 时限（秒） */
  timeLimit?: number | string | null
  /** 通知创建人 */
  tells?: string | null
  /** 连续失败告警（次） */
  alarmAfter?: number | string | null
  /** 延误告警（分钟） */
  lateMinutes?: number | string | null
  /** 同时通知 */
  informed?: string | null
  /** 描述 */
  description?: string | null
  /** 删除标记 */
  delFlag?: number | string | null
}

export interface SysQuartzJobChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysQuartzJobAdd
  }[]
  changed?: SysQuartzJobEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysQuartzJobListQuery = ListQuery

export type SysQuartzJobListResult = Page & {
  records: SysQuartzJob[]
}

export interface SysQuartzJobQueryByIdQuery {
  id: string
}

export interface SysQuartzJobDeleteQuery {
  id: string
}

export interface SysQuartzJobDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysQuartzJobExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysQuartzJobImportExcelResult = ImportReport | null

/** 角色首页 */
export interface SysSysRoleIndex {
  id: string
  /** 角色 */
  roleCode?: string | null
  /** 首页路径 */
  url?: string | null
  /** 前端组件 */
  component?: string | null
  /** 优先级 */
  priority?: number | string | null
  /** 状态 */
  status?: string | null
  roleCode_dictText?: string | null
  status_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysSysRoleIndexAdd {
  /** 角色 */
  roleCode: string | null
  /** 首页路径 */
  url: string | null
  /** 前端组件 */
  component?: string | null
  /** 优先级 */
  priority?: number | string | null
  /** 状态 */
  status?: string | null
}

/** What is absent stays as it is. */
export interface SysSysRoleIndexEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 角色 */
  roleCode?: string | null
  /** 首页路径 */
  url?: string | null
  /** 前端组件 */
  component?: string | null
  /** 优先级 */
  priority?: number | string | null
  /** 状态 */
  status?: string | null
}

export interface SysSysRoleIndexChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysSysRoleIndexAdd
  }[]
  changed?: SysSysRoleIndexEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysSysRoleIndexListQuery = ListQuery

export type SysSysRoleIndexListResult = Page & {
  records: SysSysRoleIndex[]
}

export interface SysSysRoleIndexQueryByIdQuery {
  id: string
}

export interface SysSysRoleIndexDeleteQuery {
  id: string
}

export interface SysSysRoleIndexDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysSysRoleIndexExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysSysRoleIndexImportExcelResult = ImportReport | null

/** 查询白名单 */
export interface SysTableWhiteList {
  id: string
  /** 表名 */
  tableName?: string | null
  /** 字段 */
  fieldName?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
  status_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysTableWhiteListAdd {
  /** 表名 */
  tableName: string | null
  /** 字段 */
  fieldName?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysTableWhiteListEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 表名 */
  tableName?: string | null
  /** 字段 */
  fieldName?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

export interface SysTableWhiteListChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysTableWhiteListAdd
  }[]
  changed?: SysTableWhiteListEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysTableWhiteListListQuery = ListQuery

export type SysTableWhiteListListResult = Page & {
  records: SysTableWhiteList[]
}

export interface SysTableWhiteListQueryByIdQuery {
  id: string
}

export interface SysTableWhiteListDeleteQuery {
  id: string
}

export interface SysTableWhiteListDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysTableWhiteListExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysTableWhiteListImportExcelResult = ImportReport | null

/** 告警规则 */
export interface SysWatchRule {
  id: string
  /** 规则名称 */
  name?: string | null
  /** 监控指标 */
  measure?: string | null
  /** 比较 */
  comparison?: string | null
  /** 阈值 */
  threshold?: number | string | null
  /** 持续分钟 */
  minutes?: number | string | null
  /** 通知 */
  tells?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
  measure_dictText?: string | null
  comparison_dictText?: string | null
  tells_dictText?: string | null
  status_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysWatchRuleAdd {
  /** 规则名称 */
  name: string | null
  /** 监控指标 */
  measure: string | null
  /** 比较 */
  comparison?: string | null
  /** 阈值 */
  threshold: number | string | null
  /** 持续分钟 */
  minutes?: number | string | null
  /** 通知 */
  tells?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysWatchRuleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 规则名称 */
  name?: string | null
  /** 监控指标 */
  measure?: string | null
  /** 比较 */
  comparison?: string | null
  /** 阈值 */
  threshold?: number | string | null
  /** 持续分钟 */
  minutes?: number | string | null
  /** 通知 */
  tells?: string | null
  /** 状态 */
  status?: string | null
  /** 说明 */
  description?: string | null
}

export interface SysWatchRuleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: SysWatchRuleAdd
  }[]
  changed?: SysWatchRuleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type SysWatchRuleListQuery = ListQuery

export type SysWatchRuleListResult = Page & {
  records: SysWatchRule[]
}

export interface SysWatchRuleQueryByIdQuery {
  id: string
}

export interface SysWatchRuleDeleteQuery {
  id: string
}

export interface SysWatchRuleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type SysWatchRuleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysWatchRuleImportExcelResult = ImportReport | null

/** 企业信息 */
export interface UnstructurDocumentdataCompanyinformation {
  id: string
  /** 企业名称 */
  name?: string | null
  /** 简称和曾用名 */
  aliases?: string | null
  /** 统一社会信用代码 */
  creditCode?: string | null
  /** 类别 */
  kind?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  phone?: string | null
  /** 地址 */
  address?: string | null
  /** 备注 */
  remark?: string | null
  kind_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataCompanyinformationAdd {
  /** 企业名称 */
  name: string | null
  /** 简称和曾用名 */
  aliases?: string | null
  /** 统一社会信用代码 */
  creditCode?: string | null
  /** 类别 */
  kind?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  phone?: string | null
  /** 地址 */
  address?: string | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataCompanyinformationEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 企业名称 */
  name?: string | null
  /** 简称和曾用名 */
  aliases?: string | null
  /** 统一社会信用代码 */
  creditCode?: string | null
  /** 类别 */
  kind?: string | null
  /** 联系人 */
  contact?: string | null
  /** 联系电话 */
  phone?: string | null
  /** 地址 */
  address?: string | null
  /** 备注 */
  remark?: string | null
}

export interface UnstructurDocumentdataCompanyinformationChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataCompanyinformationAdd
  }[]
  changed?: UnstructurDocumentdataCompanyinformationEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataCompanyinformationListQuery = ListQuery

export type UnstructurDocumentdataCompanyinformationListResult = Page & {
  records: UnstructurDocumentdataCompanyinformation[]
}

export interface UnstructurDocumentdataCompanyinformationQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataCompanyinformationDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataCompanyinformationDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataCompanyinformationExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataCompanyinformationImportExcelResult = ImportReport | null

/** 合同模板 */
export interface UnstructurDocumentdataContracttemplate {
  id: string
  /** 名称 */
  name?: string | null
  /** 适用文档类型 */
  documentTypeIds?: string | null
  /** 标题包含 */
  titleWords?: string | null
  /** 启用 */
  enabled?: string | null
  /** 说明 */
  note?: string | null
  /** 要素 */
  items?: {
    id?: string
    /** 名称 */
    label?: string | null
    /** 别名 */
    aliases?: string | null
    /** 类型 */
    kind?: string | null
    /** 必填 */
    needed?: string | null
    /** 位置 */
    place?: string | null
    /** 标题或列名 */
    anchor?: string | null
    /** 正则表达式 */
    pattern?: string | null
    /** 核对条件 */
    condition?: string | null
    /** 不成立时提示 */
    message?: string | null
    kind_dictText?: string | null
    place_dictText?: string | null
  }[] | null
  documentTypeIds_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataContracttemplateAdd {
  /** 名称 */
  name: string | null
  /** 适用文档类型 */
  documentTypeIds?: string | null
  /** 标题包含 */
  titleWords?: string | null
  /** 启用 */
  enabled?: string | null
  /** 说明 */
  note?: string | null
  /** 要素 */
  items: {
    id?: string
    /** 名称 */
    label?: string | null
    /** 别名 */
    aliases?: string | null
    /** 类型 */
    kind?: string | null
    /** 必填 */
    needed?: string | null
    /** 位置 */
    place?: string | null
    /** 标题或列名 */
    anchor?: string | null
    /** 正则表达式 */
    pattern?: string | null
    /** 核对条件 */
    condition?: string | null
    /** 不成立时提示 */
    message?: string | null
  }[] | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataContracttemplateEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 适用文档类型 */
  documentTypeIds?: string | null
  /** 标题包含 */
  titleWords?: string | null
  /** 启用 */
  enabled?: string | null
  /** 说明 */
  note?: string | null
  /** 要素 */
  items?: {
    id?: string
    /** 名称 */
    label?: string | null
    /** 别名 */
    aliases?: string | null
    /** 类型 */
    kind?: string | null
    /** 必填 */
    needed?: string | null
    /** 位置 */
    place?: string | null
    /** 标题或列名 */
    anchor?: string | null
    /** 正则表达式 */
    pattern?: string | null
    /** 核对条件 */
    condition?: string | null
    /** 不成立时提示 */
    message?: string | null
  }[] | null
}

export interface UnstructurDocumentdataContracttemplateChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataContracttemplateAdd
  }[]
  changed?: UnstructurDocumentdataContracttemplateEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataContracttemplateListQuery = ListQuery

export type UnstructurDocumentdataContracttemplateListResult = Page & {
  records: UnstructurDocumentdataContracttemplate[]
}

export interface UnstructurDocumentdataContracttemplateQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataContracttemplateDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataContracttemplateDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataContracttemplateExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataContracttemplateImportExcelResult = ImportReport | null

/** 文档目录 */
export interface UnstructurDocumentdataDocumentfolder {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataDocumentfolderAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataDocumentfolderEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

export interface UnstructurDocumentdataDocumentfolderChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataDocumentfolderAdd
  }[]
  changed?: UnstructurDocumentdataDocumentfolderEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataDocumentfolderListQuery = ListQuery

export type UnstructurDocumentdataDocumentfolderListResult = Page & {
  records: UnstructurDocumentdataDocumentfolder[]
}

export interface UnstructurDocumentdataDocumentfolderQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataDocumentfolderDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataDocumentfolderDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataDocumentfolderExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataDocumentfolderImportExcelResult = ImportReport | null

export type UnstructurDocumentdataDocumentfolderRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type UnstructurDocumentdataDocumentfolderRootListResult = Page & {
  records: UnstructurDocumentdataDocumentfolder[]
}

export type UnstructurDocumentdataDocumentfolderChildListQuery = ListQuery & {
  pid: string
}

/** 文档 */
export interface UnstructurDocumentdataDocumentinformation {
  id: string
  /** 标题 */
  name?: string | null
  /** 状态 */
  state?: string | null
  /** 处理说明 */
  stateReason?: string | null
  /** 文号 */
  number?: string | null
  /** 文档类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 所属企业 */
  unstructurDocumentdataCompanyInformationId?: string | null
  /** 项目 */
  project?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 目录 */
  folderIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** yyyy-MM-dd */
  documentDate?: string | null
  /** 文本类型 */
  textType?: string | null
  /** 文件 */
  file?: string | null
  /** 名单命中 */
  watchLevel?: string | null
  /** 命中说明 */
  watchNote?: string | null
  /** 文件类型 */
  fileType?: string | null
  /** 文件指纹 */
  fileHash?: string | null
  /** 页数 */
  pageCount?: number | null
  /** 语言 */
  language?: string | null
  /** 含识别文字 */
  recognised?: string | null
  /** 摘要 */
  summary?: string | null
  /** 关键词 */
  keywords?: string | null
  /** 浏览量 */
  browseCount?: number | null
  state_dictText?: string | null
  unstructurDocumentdataDocumentTypeId_dictText?: string | null
  unstructurDocumentdataCompanyInformationId_dictText?: string | null
  tagIds_dictText?: string | null
  folderIds_dictText?: string | null
  secretLevel_dictText?: string | null
  textType_dictText?: string | null
  watchLevel_dictText?: string | null
  language_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataDocumentinformationAdd {
  /** 标题 */
  name: string | null
  /** 文号 */
  number?: string | null
  /** 文档类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 所属企业 */
  unstructurDocumentdataCompanyInformationId?: string | null
  /** 项目 */
  project?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 目录 */
  folderIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** yyyy-MM-dd */
  documentDate?: string | null
  /** 文本类型 */
  textType?: string | null
  /** 文件 */
  file?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataDocumentinformationEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  name?: string | null
  /** 文号 */
  number?: string | null
  /** 文档类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 所属企业 */
  unstructurDocumentdataCompanyInformationId?: string | null
  /** 项目 */
  project?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 目录 */
  folderIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** yyyy-MM-dd */
  documentDate?: string | null
  /** 文本类型 */
  textType?: string | null
  /** 文件 */
  file?: string | null
}

export interface UnstructurDocumentdataDocumentinformationChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataDocumentinformationAdd
  }[]
  changed?: UnstructurDocumentdataDocumentinformationEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataDocumentinformationListQuery = ListQuery

export type UnstructurDocumentdataDocumentinformationListResult = Page & {
  records: UnstructurDocumentdataDocumentinformation[]
}

export interface UnstructurDocumentdataDocumentinformationQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataDocumentinformationDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataDocumentinformationDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataDocumentinformationExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataDocumentinformationImportExcelResult = ImportReport | null

/** 文档类型 */
export interface UnstructurDocumentdataDocumenttype {
  id: string
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataDocumenttypeAdd {
  /** 名称 */
  name: string | null
  /** 编码 */
  code: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataDocumenttypeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

export interface UnstructurDocumentdataDocumenttypeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataDocumenttypeAdd
  }[]
  changed?: UnstructurDocumentdataDocumenttypeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataDocumenttypeListQuery = ListQuery

export type UnstructurDocumentdataDocumenttypeListResult = Page & {
  records: UnstructurDocumentdataDocumenttype[]
}

export interface UnstructurDocumentdataDocumenttypeQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataDocumenttypeDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataDocumenttypeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataDocumenttypeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataDocumenttypeImportExcelResult = ImportReport | null

/** 知识 */
export interface UnstructurDocumentdataKnowledgebase {
  id: string
  /** 标题 */
  name?: string | null
  /** 知识类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 知识分类 */
  category?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 有效性 */
  validity?: string | null
  /** 正文 */
  fullTextContent?: string | null
  /** 引用文档 */
  citations?: string | null
  /** 相关知识 */
  related?: string | null
  /** 有用 */
  voteCount?: number | null
  /** 浏览量 */
  browseCount?: number | null
  unstructurDocumentdataDocumentTypeId_dictText?: string | null
  category_dictText?: string | null
  tagIds_dictText?: string | null
  secretLevel_dictText?: string | null
  validity_dictText?: string | null
  citations_dictText?: string | null
  related_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataKnowledgebaseAdd {
  /** 标题 */
  name: string | null
  /** 知识类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 知识分类 */
  category?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 正文 */
  fullTextContent: string | null
  /** 引用文档 */
  citations?: string | null
  /** 相关知识 */
  related?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataKnowledgebaseEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  name?: string | null
  /** 知识类型 */
  unstructurDocumentdataDocumentTypeId?: string | null
  /** 知识分类 */
  category?: string | null
  /** 标签 */
  tagIds?: string | null
  /** 密级 */
  secretLevel?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 正文 */
  fullTextContent?: string | null
  /** 引用文档 */
  citations?: string | null
  /** 相关知识 */
  related?: string | null
}

export interface UnstructurDocumentdataKnowledgebaseChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataKnowledgebaseAdd
  }[]
  changed?: UnstructurDocumentdataKnowledgebaseEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataKnowledgebaseListQuery = ListQuery

export type UnstructurDocumentdataKnowledgebaseListResult = Page & {
  records: UnstructurDocumentdataKnowledgebase[]
}

export interface UnstructurDocumentdataKnowledgebaseQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataKnowledgebaseDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataKnowledgebaseDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataKnowledgebaseExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataKnowledgebaseImportExcelResult = ImportReport | null

/** 知识类型 */
export interface UnstructurDocumentdataKnowledgebasedocumenttype {
  id: string
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeAdd {
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataKnowledgebasedocumenttypeEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  isEnable?: string | null
  /** 已移除 */
  isDeleted?: string | null
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataKnowledgebasedocumenttypeAdd
  }[]
  changed?: UnstructurDocumentdataKnowledgebasedocumenttypeEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataKnowledgebasedocumenttypeListQuery = ListQuery

export type UnstructurDocumentdataKnowledgebasedocumenttypeListResult = Page & {
  records: UnstructurDocumentdataKnowledgebasedocumenttype[]
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataKnowledgebasedocumenttypeDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataKnowledgebasedocumenttypeExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataKnowledgebasedocumenttypeImportExcelResult = ImportReport | null

/** 知识分类 */
export interface UnstructurDocumentdataKnowledgecategory {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataKnowledgecategoryAdd {
  pid?: string | null
  /** 名称 */
  name: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataKnowledgecategoryEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 名称 */
  name?: string | null
  /** 排序 */
  sort?: number | null
  /** 备注 */
  remark?: string | null
}

export interface UnstructurDocumentdataKnowledgecategoryChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataKnowledgecategoryAdd
  }[]
  changed?: UnstructurDocumentdataKnowledgecategoryEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataKnowledgecategoryListQuery = ListQuery

export type UnstructurDocumentdataKnowledgecategoryListResult = Page & {
  records: UnstructurDocumentdataKnowledgecategory[]
}

export interface UnstructurDocumentdataKnowledgecategoryQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataKnowledgecategoryDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataKnowledgecategoryDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataKnowledgecategoryExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataKnowledgecategoryImportExcelResult = ImportReport | null

export type UnstructurDocumentdataKnowledgecategoryRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type UnstructurDocumentdataKnowledgecategoryRootListResult = Page & {
  records: UnstructurDocumentdataKnowledgecategory[]
}

export type UnstructurDocumentdataKnowledgecategoryChildListQuery = ListQuery & {
  pid: string
}

/** 检索词典 */
export interface UnstructurDocumentdataSearchword {
  id: string
  /** 词语 */
  word?: string | null
  /** 说明 */
  remark?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataSearchwordAdd {
  /** 词语 */
  word: string | null
  /** 说明 */
  remark?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataSearchwordEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 词语 */
  word?: string | null
  /** 说明 */
  remark?: string | null
}

export interface UnstructurDocumentdataSearchwordChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataSearchwordAdd
  }[]
  changed?: UnstructurDocumentdataSearchwordEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataSearchwordListQuery = ListQuery

export type UnstructurDocumentdataSearchwordListResult = Page & {
  records: UnstructurDocumentdataSearchword[]
}

export interface UnstructurDocumentdataSearchwordQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataSearchwordDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataSearchwordDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataSearchwordExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataSearchwordImportExcelResult = ImportReport | null

/** 标签 */
export interface UnstructurDocumentdataTag {
  id: string
  /** 名称 */
  name?: string | null
  /** 颜色 */
  color?: string | null
  /** 排序 */
  sort?: number | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataTagAdd {
  /** 名称 */
  name: string | null
  /** 颜色 */
  color?: string | null
  /** 排序 */
  sort?: number | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataTagEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 颜色 */
  color?: string | null
  /** 排序 */
  sort?: number | null
}

export interface UnstructurDocumentdataTagChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataTagAdd
  }[]
  changed?: UnstructurDocumentdataTagEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataTagListQuery = ListQuery

export type UnstructurDocumentdataTagListResult = Page & {
  records: UnstructurDocumentdataTag[]
}

export interface UnstructurDocumentdataTagQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataTagDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataTagDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataTagExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataTagImportExcelResult = ImportReport | null

/** 名单 */
export interface UnstructurDocumentdataWatchlist {
  id: string
  /** 对象 */
  kind?: string | null
  /** 类别 */
  side?: string | null
  /** 名称 */
  name?: string | null
  /** 别名 */
  aliases?: string | null
  /** 证件号码 */
  number?: string | null
  /** 级别 */
  level?: string | null
  /** 所属名单 */
  listName?: string | null
  /** 优先于黑名单 */
  wins?: string | null
  /** 列入原因 */
  reason?: string | null
  /** 来源 */
  source?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 证据文档 */
  citations?: string | null
  /** 附件 */
  files?: string | null
  /** 关注人 */
  watchers?: string | null
  /** 状态 */
  state?: string | null
  /** 已有现行版本 */
  inForce?: string | null
  /** 内容修改人 */
  changedBy?: string | null
  /** 提交人 */
  submitBy?: string | null
  /** 审批人 */
  approveBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  approveTime?: string | null
  /** 审批意见 */
  opinion?: string | null
  /** 已删除 */
  isDeleted?: string | null
  /** 比对键 */
  nameKey?: string | null
  kind_dictText?: string | null
  side_dictText?: string | null
  level_dictText?: string | null
  citations_dictText?: string | null
  watchers_dictText?: string | null
  state_dictText?: string | null
  submitBy_dictText?: string | null
  approveBy_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface UnstructurDocumentdataWatchlistAdd {
  /** 对象 */
  kind?: string | null
  /** 类别 */
  side?: string | null
  /** 名称 */
  name: string | null
  /** 别名 */
  aliases?: string | null
  /** 证件号码 */
  number?: string | null
  /** 级别 */
  level?: string | null
  /** 所属名单 */
  listName?: string | null
  /** 优先于黑名单 */
  wins?: string | null
  /** 列入原因 */
  reason: string | null
  /** 来源 */
  source?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 证据文档 */
  citations?: string | null
  /** 附件 */
  files?: string | null
  /** 关注人 */
  watchers?: string | null
}

/** What is absent stays as it is. */
export interface UnstructurDocumentdataWatchlistEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 对象 */
  kind?: string | null
  /** 类别 */
  side?: string | null
  /** 名称 */
  name?: string | null
  /** 别名 */
  aliases?: string | null
  /** 证件号码 */
  number?: string | null
  /** 级别 */
  level?: string | null
  /** 所属名单 */
  listName?: string | null
  /** 优先于黑名单 */
  wins?: string | null
  /** 列入原因 */
  reason?: string | null
  /** 来源 */
  source?: string | null
  /** yyyy-MM-dd */
  validFrom?: string | null
  /** yyyy-MM-dd */
  validUntil?: string | null
  /** 证据文档 */
  citations?: string | null
  /** 附件 */
  files?: string | null
  /** 关注人 */
  watchers?: string | null
}

export interface UnstructurDocumentdataWatchlistChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: UnstructurDocumentdataWatchlistAdd
  }[]
  changed?: UnstructurDocumentdataWatchlistEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type UnstructurDocumentdataWatchlistListQuery = ListQuery

export type UnstructurDocumentdataWatchlistListResult = Page & {
  records: UnstructurDocumentdataWatchlist[]
}

export interface UnstructurDocumentdataWatchlistQueryByIdQuery {
  id: string
}

export interface UnstructurDocumentdataWatchlistDeleteQuery {
  id: string
}

export interface UnstructurDocumentdataWatchlistDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type UnstructurDocumentdataWatchlistExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type UnstructurDocumentdataWatchlistImportExcelResult = ImportReport | null

/** 文章 */
export interface WebsiteArticle {
  id: string
  /** 标题 */
  title?: string | null
  /** 栏目 */
  columnId?: string | null
  /** 状态 */
  state?: string | null
  /** 置顶 */
  pinned?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** 标签 */
  tags?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishUntil?: string | null
  /** 封面 */
  cover?: string | null
  /** 附件 */
  files?: string | null
  /** 摘要 */
  summary?: string | null
  /** 正文 */
  body?: string | null
  /** 最后修改人 */
  writtenBy?: string | null
  /** 提交人 */
  submitBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  submitTime?: string | null
  /** 审批人 */
  approveBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  approveTime?: string | null
  /** 审批意见 */
  opinion?: string | null
  /** 下线人 */
  offlineBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  offlineTime?: string | null
  columnId_dictText?: string | null
  state_dictText?: string | null
  writtenBy_dictText?: string | null
  submitBy_dictText?: string | null
  approveBy_dictText?: string | null
  offlineBy_dictText?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface WebsiteArticleAdd {
  /** 标题 */
  title: string | null
  /** 栏目 */
  columnId: string | null
  /** 置顶 */
  pinned?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** 标签 */
  tags?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishUntil?: string | null
  /** 封面 */
  cover?: string | null
  /** 附件 */
  files?: string | null
  /** 摘要 */
  summary?: string | null
  /** 正文 */
  body: string | null
}

/** What is absent stays as it is. */
export interface WebsiteArticleEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  title?: string | null
  /** 栏目 */
  columnId?: string | null
  /** 置顶 */
  pinned?: string | null
  /** 来源 */
  source?: string | null
  /** 作者 */
  author?: string | null
  /** 标签 */
  tags?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  publishUntil?: string | null
  /** 封面 */
  cover?: string | null
  /** 附件 */
  files?: string | null
  /** 摘要 */
  summary?: string | null
  /** 正文 */
  body?: string | null
}

export interface WebsiteArticleChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteArticleAdd
  }[]
  changed?: WebsiteArticleEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteArticleListQuery = ListQuery

export type WebsiteArticleListResult = Page & {
  records: WebsiteArticle[]
}

export interface WebsiteArticleQueryByIdQuery {
  id: string
}

export interface WebsiteArticleDeleteQuery {
  id: string
}

export interface WebsiteArticleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type WebsiteArticleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type WebsiteArticleImportExcelResult = ImportReport | null

/** 栏目 */
export interface WebsiteColumn {
  id: string
  pid?: string | null
  /** "1" when rows stand below. */
  hasChild?: string | null
  /** 栏目名称 */
  title?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface WebsiteColumnAdd {
  pid?: string | null
  /** 栏目名称 */
  title: string | null
  /** 编码 */
  code: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

/** What is absent stays as it is. */
export interface WebsiteColumnEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  pid?: string | null
  /** 栏目名称 */
  title?: string | null
  /** 编码 */
  code?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

export interface WebsiteColumnChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteColumnAdd
  }[]
  changed?: WebsiteColumnEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteColumnListQuery = ListQuery

export type WebsiteColumnListResult = Page & {
  records: WebsiteColumn[]
}

export interface WebsiteColumnQueryByIdQuery {
  id: string
}

export interface WebsiteColumnDeleteQuery {
  id: string
}

export interface WebsiteColumnDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type WebsiteColumnExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type WebsiteColumnImportExcelResult = ImportReport | null

export type WebsiteColumnRootListQuery = ListQuery & {
  /** Default 0. */
  pid?: string
}

export type WebsiteColumnRootListResult = Page & {
  records: WebsiteColumn[]
}

export type WebsiteColumnChildListQuery = ListQuery & {
  pid: string
}

/** 友情链接 */
export interface WebsiteLink {
  id: string
  /** 名称 */
  name?: string | null
  /** 链接地址 */
  address?: string | null
  /** 图标 */
  logo?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface WebsiteLinkAdd {
  /** 名称 */
  name: string | null
  /** 链接地址 */
  address: string | null
  /** 图标 */
  logo?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

/** What is absent stays as it is. */
export interface WebsiteLinkEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 名称 */
  name?: string | null
  /** 链接地址 */
  address?: string | null
  /** 图标 */
  logo?: string | null
  /** 排序 */
  sort?: number | null
  /** 启用 */
  enabled?: string | null
}

export interface WebsiteLinkChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteLinkAdd
  }[]
  changed?: WebsiteLinkEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteLinkListQuery = ListQuery

export type WebsiteLinkListResult = Page & {
  records: WebsiteLink[]
}

export interface WebsiteLinkQueryByIdQuery {
  id: string
}

export interface WebsiteLinkDeleteQuery {
  id: string
}

export interface WebsiteLinkDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type WebsiteLinkExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type WebsiteLinkImportExcelResult = ImportReport | null

/** 首页轮播 */
export interface WebsiteSlide {
  id: string
  /** 标题 */
  title?: string | null
  /** 图片 */
  picture?: string | null
  /** 链接地址 */
  link?: string | null
  /** 排序 */
  sort?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  shownFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  shownUntil?: string | null
  /** 启用 */
  enabled?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  sysOrgCode?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface WebsiteSlideAdd {
  /** 标题 */
  title: string | null
  /** 图片 */
  picture?: string | null
  /** 链接地址 */
  link?: string | null
  /** 排序 */
  sort?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  shownFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  shownUntil?: string | null
  /** 启用 */
  enabled?: string | null
}

/** What is absent stays as it is. */
export interface WebsiteSlideEdit {
  id: string
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** 标题 */
  title?: string | null
  /** 图片 */
  picture?: string | null
  /** 链接地址 */
  link?: string | null
  /** 排序 */
  sort?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  shownFrom?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  shownUntil?: string | null
  /** 启用 */
  enabled?: string | null
}

export interface WebsiteSlideChanges {
  added?: {
    /** By which the answer tells the row. */
    key: string
    row: WebsiteSlideAdd
  }[]
  changed?: WebsiteSlideEdit[]
  removed?: {
    id: string
    /** Of the row as it was read; a save that carries an older one is answered with code 409. */
    version?: number | null
  }[]
}

export type WebsiteSlideListQuery = ListQuery

export type WebsiteSlideListResult = Page & {
  records: WebsiteSlide[]
}

export interface WebsiteSlideQueryByIdQuery {
  id: string
}

export interface WebsiteSlideDeleteQuery {
  id: string
}

export interface WebsiteSlideDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export type WebsiteSlideExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type WebsiteSlideImportExcelResult = ImportReport | null

export interface JobRun {
  id: string
  /** The schedule; null for one that was asked for by itself. */
  scheduleId?: string | null
  name?: string | null
  /** Its kind. */
  jobClassName?: string | null
  /** JSON. */
  params?: string | null
  /** plan, hand, again or call. */
  cause?: string | null
  /** Username of whom it runs for. */
  owner?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  plannedTime?: string | null
  /** waiting, running, done, failed, cancelled or skipped. */
  state?: string | null
  /** How often it was begun. */
  turn?: number | null
  /** Host and process that ran it last. */
  serverName?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** How long it took, or takes so far. */
  seconds?: number | null
  done?: number | null
  total?: number | null
  /** 0 to 100; null where it tells none. */
  percent?: number | null
  progressText?: string | null
  /** Whether somebody has cancelled it. */
  stopWanted?: boolean | null
  /** Its end is told to nobody: what it works on shows it. */
  quiet?: boolean | null
  /** What it has brought, for people. */
  resultText?: string | null
  /** Path of the application to read on. */
  resultLink?: string | null
  /** Id of a file. */
  resultFile?: string | null
  /** JSON. */
  result?: string | null
  /** Why it failed, or was skipped. */
  error?: string | null
  /** yyyy-MM-dd HH:mm:ss; the same as plannedTime, as lists call it. */
  createTime?: string | null
}

export interface JobLine {
  id: string
  runId?: string | null
  /** Which attempt says it. */
  turn?: number | null
  /** yyyy-MM-dd HH:mm:ss */
  at?: string | null
  /** info, warn or error. */
  level?: string | null
  text?: string | null
  /** yyyy-MM-dd HH:mm:ss; the same as at, as lists call it. */
  createTime?: string | null
}

export interface JobType {
  name: string
  title: string
  /** JSON Schema of the parameters. */
  params: {
    [k: string]: unknown
  }
  attempts?: number
  pauseSeconds?: number
  timeLimit?: number
  /** Begun at most once. */
  once?: boolean
}

export interface JobHold {
  held: boolean
  heldBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  heldTime?: string | null
}

export interface JobTime {
  /** yyyy-MM-dd HH:mm:ss, China time: when it was planned for. */
  time: string
  name: string
  /** Null for a run that was asked for by itself. */
  scheduleId?: string | null
  /** Null while it is still to come. */
  runId?: string | null
  /** That of the run, or `planned`. */
  state: string
  /** What it has brought, why it failed, or how many more times come today. */
  note?: string | null
  /** The state in words. */
  stateText: string
}

export interface JobFigures {
  /** Runs planned for today so far. */
  total: number
  done: number
  /** Failed or cancelled. */
  failed: number
  /** Of any day. */
  running: number
  /** Of any day. */
  waiting: number
  /** Begun more than once. */
  again?: number
  /** How long those that are done took on average. */
  seconds?: number | null
}

export interface JobFlowRun {
  id: string
  /** The flow. */
  flowId?: string | null
  name?: string | null
  /** Username of whom it runs for. */
  owner?: string | null
  /** running, done, failed or cancelled. */
  state?: string | null
  /** Whether a user has stopped it. */
  stopWanted?: boolean | null
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** Steps. */
  total?: number | null
  /** Steps that are done. */
  done?: number | null
  /** Steps that wait. */
  waiting?: number | null
  /** Names of those that run. */
  runningSteps?: string | null
  /** Names of those that failed. */
  failedSteps?: string | null
  /** yyyy-MM-dd HH:mm:ss; the same as beginTime, as lists call it. */
  createTime?: string | null
}

export interface JobFlowStep {
  id: string
  flowRunId?: string | null
  /** From 1. */
  place?: number | null
  name?: string | null
  /** Names of the steps that it waits for. */
  parents?: string | null
  /** all: every parent has to be done; one: one of them. */
  waitsFor?: string | null
  /** Kind of job. */
  jobClassName?: string | null
  /** waiting, running, done, failed, cancelled or skipped. */
  state?: string | null
  /** Its run. */
  runId?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** 0 to 100. */
  percent?: number | null
  resultText?: string | null
  /** Why it failed. */
  error?: string | null
  /** yyyy-MM-dd HH:mm:ss: when its flow began. */
  createTime?: string | null
}

export interface SysQuartzJobPauseQuery {
  /** Of one schedule. */
  id?: string
  /** Of all schedules of a kind, as clients of 2.4 ask. */
  jobClassName?: string
}

export interface SysQuartzJobResumeQuery {
  /** Of one schedule. */
  id?: string
  /** Of all schedules of a kind, as clients of 2.4 ask. */
  jobClassName?: string
}

export interface SysQuartzJobExecuteQuery {
  id: string
}

export interface SysQuartzJobNextRunsQuery {
  id: string
  /** Default 5. */
  count?: number
  /** As lists ask; every page is the same. */
  pageNo?: number
  /** As lists ask; `count` says how many. */
  pageSize?: number
}

export type SysQuartzJobNextRunsResult = {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
}[]

export interface SysQuartzJobTodayQuery {
  /** yyyy-MM-dd. Default: so many days from today as `ahead` says. */
  day?: string
  /** Days from today, by the clock of China, wherever the caller is. Default 0. */
  ahead?: number
}

export interface SysQuartzJobHoldPutBody {
  held: boolean
}

export type SysJobRunListQuery = ListQuery

export type SysJobRunListResult = Page & {
  records: JobRun[]
}

export interface SysJobRunQueryByIdQuery {
  id: string
}

export type SysJobRunLinesQuery = ListQuery

export type SysJobRunLinesResult = Page & {
  records: JobLine[]
}

export interface SysJobRunCancelBody {
  id: string
}

export interface SysJobRunAgainBody {
  id: string
}

export interface SysJobFlowRunBody {
  id: string
}

export interface SysJobFlowRunResult {
  /** Of the run. */
  id: string
}

export type SysJobFlowRunListQuery = ListQuery

export type SysJobFlowRunListResult = Page & {
  records: JobFlowRun[]
}

export type SysJobFlowRunStepsQuery = ListQuery

export type SysJobFlowRunStepsResult = Page & {
  records: JobFlowStep[]
}

export interface SysJobFlowRunCancelBody {
  id: string
}

export interface SysJobFlowRunAgainBody {
  id: string
}

export interface KnowledgeVotes {
  count: number
  /** Whether the caller is among them. */
  voted: boolean
}

export interface KnowledgeVote {
  id: string
  useful: boolean
}

export interface UnstructurDocumentdataKnowledgebaseVotesQuery {
  /** The entry. */
  id: string
}

export interface LawArticle {
  /** Of the version and the place in it. */
  id: string
  lawId: string
  versionId: string
  lawName: string
  /** Of `law_level`. */
  level: string
  issuer: string | null
  number: string | null
  promulgated: string | null
  effective: string | null
  expired: string | null
  /** Of the version today, of `law_validity`. */
  validity: string
  /** As it is cited: 第三十四条. */
  label: string
  /** Its headings, the outermost first. */
  path: string
  /** Its paragraphs, one a line. */
  text: string
  /** Its place in the whole answer: higher laws first, each in its own order. */
  place: number
}

export interface ComparedArticle {
  id: string
  /** `moved`: under another number; its text may have changed, too. */
  change: 'same' | 'changed' | 'moved' | 'added' | 'removed'
  beforeLabel: string | null
  before: string | null
  afterLabel: string | null
  after: string | null
}

export type AuditLawArticleListQuery = ListQuery & {
  /** Words and the number of an article: 审计法34, 第三十四条, 采购 招标. */
  asked?: string
  /** The day on which they were in force. Default today. */
  day?: string
  /** Articles of that law only. */
  ofLaw?: string
  /** Articles of that version only, whether it is in force or not. */
  ofVersion?: string
}

export type AuditLawArticleListResult = Page & {
  records: LawArticle[]
}

export interface AuditLawComparisonQuery {
  /** Ids of the two, joined by a comma; the one that began to hold earlier is compared with. */
  versions: string
  /** `Y`: without what is the same. */
  changes?: 'Y' | 'N'
  /** As lists send it; not read, since all of it is answered. */
  pageNo?: number
  /** As lists send it; not read, since all of it is answered. */
  pageSize?: number
  /** As lists send it; not read, since all of it is answered. */
  queryPage?: number
  /** As lists send it; not read, since all of it is answered. */
  querySize?: number
  /** As lists send it; not read, since all of it is answered. */
  field?: string
}

export interface SysLog {
  id: string
  /** Dictionary `log_type`: 1 sign-in, 2 operation, 4 failure. */
  logType: number
  logType_dictText?: string | null
  /** Dictionary `operate_type`. */
  operateType?: number | null
  operateType_dictText?: string | null
  logContent?: string | null
  userid?: string | null
  /** The account. */
  username?: string | null
  username_dictText?: string | null
  ip?: string | null
  /** The name that administrators gave the network of the address; empty where it has none. */
  network?: string
  /** The operation. */
  method?: string | null
  /** Its path, as the contract writes it. */
  requestUrl?: string | null
  requestType?: string | null
  /** Of a run of a report: its code, and the names of what it was asked by. */
  requestParam?: string | null
  /** Milliseconds. */
  costTime?: number | null
  /** Why it was refused, by the name of the error; null: it was not. */
  refused?: string | null
  /** Of a failure: what the program says of it. */
  error?: string | null
  /** How many calls the line stands for. */
  times?: number
  /** Id of the call, which its caller was told; changes in the audit table carry it too. */
  trace?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime: string
}

export interface SysDataLog {
  id: string
  dataTable: string
  /** What people call the table. */
  dataTable_dictText?: string | null
  dataId?: string | null
  /** The record as JSON text; of a deleted one as it was before. */
  dataContent?: string | null
  /** From 1: which version of the record it is. */
  dataVersion?: number | null
  /** `insert`, `update`, `delete`, or what was done besides, such as `export`. */
  action: string
  createBy?: string | null
  createBy_dictText?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime: string
  /** Id of the call that did it. */
  trace?: string | null
  /** Where the record is opened, for who may; null: no page of the menu shows it, or it is gone. */
  page_dictText?: string | null
}

export interface FieldDifference {
  /** Of the change, and the field. */
  id: string
  /** What people call the table, else its name. */
  table: string
  recordId?: string | null
  action?: string
  field: string
  /** What people call the field, else its name. */
  title: string
  /** In words; null: there was none. */
  before?: string | null
  after?: string | null
}

export interface RecordVersion {
  id: string
  /** What is kept of the record in other tables, by its titles: no version holds it, and a restore leaves it as it is. */
  beside?: string[]
  action: 'insert' | 'update' | 'delete'
  /** The number of saves before it. */
  version?: number | null
  createBy?: string | null
  createBy_dictText?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime: string
  /** The record as this version has it, in the columns that the caller sees; null where it cannot be read any more. */
  after: {
    [k: string]: unknown
  } | null
  /** The same before it; null for the first. */
  before: {
    [k: string]: unknown
  } | null
}

export interface LogSeal {
  id: string
  /** sys_log or sys_audit. */
  source?: string | null
  /** yyyy-MM-dd: the day that had ended. */
  day?: string | null
  /** Number of the first line that it covers. */
  firstNo?: number | null
  /** Number of the last one; one less than the first where there was none. */
  lastNo?: number | null
  /** How many it covers. */
  lines?: number | null
  /** Hash of the last line, in hexadecimal digits. */
  hash?: string | null
  /** The seal before it. */
  before?: string | null
  /** Hash of all of this: what a copy is compared with. */
  seal?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  sealed?: string | null
}

export interface LogChains {
  /** Lines of the log that are linked. */
  logLines: number
  /** Lines that are not linked yet, 10,000 at most. */
  logWaiting: number
  /** Time of the oldest of them, yyyy-MM-dd HH:mm:ss. */
  logOldest?: string | null
  /** When lines were linked last, yyyy-MM-dd HH:mm:ss. */
  logChained?: string | null
  /** Lines of the audit table that are linked. */
  changeLines: number
  /** Lines that are not linked yet, 10,000 at most. */
  changeWaiting: number
  /** Time of the oldest of them, yyyy-MM-dd HH:mm:ss. */
  changeOldest?: string | null
  /** When lines were linked last, yyyy-MM-dd HH:mm:ss. */
  changeChained?: string | null
}

/** A log with its rule. */
export interface LogRetention {
  /** The log. */
  id: 'sys_log' | 'sys_audit'
  name: string
  /** What stands in it. */
  holds?: string
  /** For how many months it is kept; 0: for ever. */
  months: number
  /** The same in words. */
  rule: string
  /** Id of the setting that is the rule. */
  settingId?: string | null
  /** Of the setting. */
  version?: number
  parts: number
  lines: number
  /** False: the lines of large parts are estimated. */
  exact?: boolean
  /** In words. */
  size?: string | null
  /** Time of the oldest line, yyyy-MM-dd HH:mm:ss. */
  oldest?: string | null
  /** Parts that the next run drops. */
  dueParts: number
  /** Their lines. */
  dueLines: number
  /** When the next run is planned, yyyy-MM-dd HH:mm:ss; null: no schedule is at work. */
  nextTime?: string | null
  sortNo?: number
  updateBy?: string | null
  updateBy_dictText?: string | null
  createTime?: string | null
  /** When the rule was changed. */
  updateTime?: string | null
}

/** A part of a log: one month of it. */
export interface LogPart {
  /** Name of its table. */
  id: string
  /** The log. */
  source: 'sys_log' | 'sys_audit'
  /** yyyy-MM, or what it holds besides months. */
  month?: string | null
  lines: number
  /** False: an estimate. */
  exact?: boolean
  /** In words. */
  size?: string | null
  /** Time of its oldest line. */
  oldest?: string | null
  /** When it was dropped. */
  dropped?: string | null
  state: 'kept' | 'due' | 'dropped'
  /** What the list is sorted by. */
  monthNo?: string | null
}

export interface LogRuleEffect {
  parts: number
  lines: number
  /** The same in words, or why the rule is refused. */
  text: string
}

export type SysLogListQuery = ListQuery

export type SysLogListResult = Page & {
  records: SysLog[]
}

export type SysLogExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export interface SysLogExportFileBody {
  /** What the list is asked, by parameter. */
  query: {
    [k: string]: string
  }
  /** Of the file; by default csv. */
  format?: 'csv' | 'xlsx'
}

export interface SysDataLogExportFileBody {
  /** What the list is asked, by parameter. */
  query: {
    [k: string]: string
  }
  /** Of the file; by default csv. */
  format?: 'csv' | 'xlsx'
}

export type SysDataLogListQuery = ListQuery

export type SysDataLogListResult = Page & {
  records: SysDataLog[]
}

export type SysDataLogExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export interface SysDataLogQueryCompareListQuery {
  /** Id of a change. */
  dataId1: string
  /** Id of another. */
  dataId2: string
}

export interface SysDataLogQueryDataVerListQuery {
  dataTable: string
  dataId: string
}

export interface SysDataLogDifferencesQuery {
  /** Id of a change. */
  id?: string
  /** Trace id of a call. */
  trace?: string
  /** As lists send it; not read, since all of it is answered. */
  pageNo?: number
  /** As lists send it; not read, since all of it is answered. */
  pageSize?: number
  /** As lists send it; not read, since all of it is answered. */
  queryPage?: number
  /** As lists send it; not read, since all of it is answered. */
  querySize?: number
  /** As lists send it; not read, since all of it is answered. */
  field?: string
}

export interface SysDataLogHistoryQuery {
  /** The table of the record: of an entity, or of an online form. */
  tableName: string
  /** The record. */
  tableDataId: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 20.
   * @default 20
   */
  pageSize?: number
}

export type SysDataLogHistoryResult = Page & {
  records: RecordVersion[]
}

export type SysLogSealListQuery = ListQuery

export type SysLogSealListResult = Page & {
  records: LogSeal[]
}

export type SysLogRetentionListQuery = ListQuery

export type SysLogRetentionListResult = Page & {
  records: LogRetention[]
}

export type SysLogRetentionPartsQuery = ListQuery

export type SysLogRetentionPartsResult = Page & {
  records: LogPart[]
}

export interface SysLogRetentionEffectQuery {
  /** The log. */
  id: 'sys_log' | 'sys_audit'
  /** 0: for ever. */
  months: number
}

export interface SysLogRetentionRunBody {
  /** The log. */
  id: 'sys_log' | 'sys_audit'
  /** How many lines were shown as going. */
  lines: number
}

export interface MessageChannelAdd {
  code: string
  name: string
  /** Mail by SMTP, SMS by HTTP, robots of WeCom and DingTalk. */
  kind: 'mail' | 'sms' | 'wecom' | 'dingtalk'
  /** 1: it is on. */
  status?: '1' | '0'
  /** Of mail. */
  host?: string | null
  /** Of mail. Default: 465 with TLS, 587 with STARTTLS, else 25. */
  port?: number | null
  /** Of mail: tls, starttls or none. Default tls. */
  security?: string | null
  /** Of mail: certificates in PEM that are trusted beside the known ones. */
  certificate?: string | null
  /** Of mail; without one nobody signs in. */
  username?: string | null
  /** Of mail: the address that it comes from. */
  sender?: string | null
  senderName?: string | null
  /** Of SMS and robots. What opens a robot, and values of the query for SMS, are kept sealed and shown as ******. */
  url?: string | null
  /** Of SMS: one `Name: value` a line. Values are kept sealed for the address and shown as ******. */
  headers?: string | null
  /** Of SMS: JSON or a form, with ${mobile}, ${content}, ${title} and ${secret}. */
  body?: string | null
  /** Of SMS: what an answer has in it when the message was taken. */
  okText?: string | null
  /** Of robots: numbers of phones, joined by commas, or all. */
  mentions?: string | null
  /** Internal addresses or nets that it may call, each with or without a port, joined by commas; asks for messageChannel:internal, as does every later change of where the channel goes. */
  internalAddresses?: string | null
  remark?: string | null
  /** Of mail and SMS; one that is empty stays. */
  password?: string | null
  /** Of DingTalk; one that is empty stays. */
  signKey?: string | null
}

export interface MessageChannelEdit {
  id: string
  version?: number | null
  code: string
  name: string
  /** Mail by SMTP, SMS by HTTP, robots of WeCom and DingTalk. */
  kind: 'mail' | 'sms' | 'wecom' | 'dingtalk'
  /** 1: it is on. */
  status?: '1' | '0'
  /** Of mail. */
  host?: string | null
  /** Of mail. Default: 465 with TLS, 587 with STARTTLS, else 25. */
  port?: number | null
  /** Of mail: tls, starttls or none. Default tls. */
  security?: string | null
  /** Of mail: certificates in PEM that are trusted beside the known ones. */
  certificate?: string | null
  /** Of mail; without one nobody signs in. */
  username?: string | null
  /** Of mail: the address that it comes from. */
  sender?: string | null
  senderName?: string | null
  /** Of SMS and robots. What opens a robot, and values of the query for SMS, are kept sealed and shown as ******. */
  url?: string | null
  /** Of SMS: one `Name: value` a line. Values are kept sealed for the address and shown as ******. */
  headers?: string | null
  /** Of SMS: JSON or a form, with ${mobile}, ${content}, ${title} and ${secret}. */
  body?: string | null
  /** Of SMS: what an answer has in it when the message was taken. */
  okText?: string | null
  /** Of robots: numbers of phones, joined by commas, or all. */
  mentions?: string | null
  /** Internal addresses or nets that it may call, each with or without a port, joined by commas; asks for messageChannel:internal, as does every later change of where the channel goes. */
  internalAddresses?: string | null
  remark?: string | null
  /** Of mail and SMS; one that is empty stays. */
  password?: string | null
  /** Of DingTalk; one that is empty stays. */
  signKey?: string | null
}

/** A way by which messages go out. */
export interface MessageChannel {
  id: string
  code: string
  name: string
  /** Mail by SMTP, SMS by HTTP, robots of WeCom and DingTalk. */
  kind: string
  /** 1: it is on. */
  status: string
  /** Of mail. */
  host?: string | null
  /** Of mail. Default: 465 with TLS, 587 with STARTTLS, else 25. */
  port?: number | null
  /** Of mail: tls, starttls or none. Default tls. */
  security?: string | null
  /** Of mail: certificates in PEM that are trusted beside the known ones. */
  certificate?: string | null
  /** Of mail; without one nobody signs in. */
  username?: string | null
  /** Of mail: the address that it comes from. */
  sender?: string | null
  senderName?: string | null
  /** Of SMS and robots. What opens a robot, and values of the query for SMS, are kept sealed and shown as ******. */
  url?: string | null
  /** Of SMS: one `Name: value` a line. Values are kept sealed for the address and shown as ******. */
  headers?: string | null
  /** Of SMS: JSON or a form, with ${mobile}, ${content}, ${title} and ${secret}. */
  body?: string | null
  /** Of SMS: what an answer has in it when the message was taken. */
  okText?: string | null
  /** Of robots: numbers of phones, joined by commas, or all. */
  mentions?: string | null
  /** Internal addresses or nets that it may call, each with or without a port, joined by commas; asks for messageChannel:internal, as does every later change of where the channel goes. */
  internalAddresses?: string | null
  remark?: string | null
  /** Whether one is kept. */
  hasPassword?: boolean
  /** Whether one is kept. */
  hasSignKey?: boolean
  testedTime?: string | null
  /** Why the last trial failed. */
  testError?: string | null
  createBy?: string | null
  createTime?: string
  updateTime?: string | null
  version?: number
}

export type SysMessageChannelListQuery = ListQuery

export type SysMessageChannelListResult = Page & {
  records: MessageChannel[]
}

export interface SysMessageChannelQueryByIdQuery {
  id: string
}

export interface SysMessageChannelTestBody {
  id: string
  /** Address or number that gets it; robots need none. */
  receiver?: string | null
}

export interface SysMessageChannelDeleteQuery {
  id: string
}

export interface SysMessageChannelDeleteBatchQuery {
  ids: string
}

export interface MessagePreview {
  title: string
  content: string
  /** Variables without a value. */
  missing: string[]
}

export interface SysMessageSysMessageTemplateSendMsgBody {
  templateCode: string
  /** 1 SMS, 2 mail, 3 WeCom, 4 system, 5 DingTalk. Default: that of the template. */
  msgType?: string | null
  /** Accounts, addresses, numbers or codes of robots, joined by commas; 50 at most. */
  receiver: string
  /** Values of the variables: an object as JSON text. */
  testData?: string | null
}

export interface SysMessageSysMessageTemplatePreviewQuery {
  templateCode: string
  testData?: string
}

export interface SysMessageSysMessageAgainBody {
  id: string
}

/** A process of the installation, with its last minute. */
export interface MonitorServer {
  id: string
  /** Host. */
  name: string
  pid?: number
  /** `running`, `gone` (silent for three minutes) or `ended`. */
  state: string
  /** Version of Node.js. */
  node?: string
  cores?: number
  /** MB. */
  machineMemory?: number
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  seenTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** Of one core, in per cent. */
  cpu?: number
  /** Of all cores of the machine, in per cent. */
  machineCpu?: number
  /** Over a minute. */
  load?: number
  /** MB. */
  memory?: number
  /** MB. */
  heap?: number
  /** Per cent. */
  heapPart?: number
  /** Per cent. */
  machineMemoryPart?: number
  /** Per cent of the disk that DATA_DIR lies on. */
  diskPart?: number
  /** MB. */
  diskFree?: number
  /** How late the event loop is, in ms. */
  loopDelay?: number
  /** Per cent. */
  loopBusy?: number
  handles?: number
  sockets?: number
  /** Transactions that waited for a connection at once, at most. */
  queue?: number
  /** In a minute. */
  calls?: number
  /** Calls in a minute that failed as none should. */
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  p95?: number
  /** ms. */
  slowestStatement?: number
}

/** The last minute of all processes together, and of the database. */
export interface MonitorOverview {
  /** That run. */
  servers: number
  /** That are silent. */
  gone: number
  /** That are on. */
  alarms: number
  /** Of one core, in per cent. */
  cpu?: number
  /** Of all cores of the machine, in per cent. */
  machineCpu?: number
  /** Over a minute. */
  load?: number
  /** MB. */
  memory?: number
  /** MB. */
  heap?: number
  /** Per cent. */
  heapPart?: number
  /** Per cent. */
  machineMemoryPart?: number
  /** Per cent of the disk that DATA_DIR lies on. */
  diskPart?: number
  /** MB. */
  diskFree?: number
  /** How late the event loop is, in ms. */
  loopDelay?: number
  /** Per cent. */
  loopBusy?: number
  handles?: number
  sockets?: number
  /** Transactions that waited for a connection at once, at most. */
  queue?: number
  /** In a minute. */
  calls?: number
  /** Calls in a minute that failed as none should. */
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  p95?: number
  /** ms. */
  slowestStatement?: number
  connections?: number
  /** Per cent of what the database allows. */
  connectionsPart?: number
  active?: number
  idleInTransaction?: number
  /** Sessions that wait for a lock. */
  waiting?: number
  /** Seconds. */
  longestTransaction?: number
  /** MB. */
  size?: number
  /** In a second. */
  transactions?: number
  /** Per cent. */
  cacheHits?: number
  /** In a minute. */
  deadlocks?: number
  /** MB. */
  indexSize?: number
  /** Rows that wait for vacuum, in per cent. */
  deadPart?: number
  files?: number
  /** MB. */
  filesSize?: number
  /** Whose bytes are not there; looked for once an hour. */
  filesBroken?: number
  replicas?: number
  /** Seconds. */
  replicationDelay?: number
  jobsRunning?: number
  jobsWaiting?: number
  jobsLate?: number
  /** In the last hour. */
  jobsFailed?: number
}

/** Processes together: sums of calls, errors and sockets, means and worst of the rest. */
export interface ServerHistory {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  /** HH:mm, of 30 days with month and day. */
  label: string
  servers?: number
  /** The largest in the time. */
  peakCpu?: number
  /** MB. */
  peakMemory?: number
  /** ms. */
  peakLoopDelay?: number
  /** Of one core, in per cent. */
  cpu?: number
  /** Of all cores of the machine, in per cent. */
  machineCpu?: number
  /** Over a minute. */
  load?: number
  /** MB. */
  memory?: number
  /** MB. */
  heap?: number
  /** Per cent. */
  heapPart?: number
  /** Per cent. */
  machineMemoryPart?: number
  /** Per cent of the disk that DATA_DIR lies on. */
  diskPart?: number
  /** MB. */
  diskFree?: number
  /** How late the event loop is, in ms. */
  loopDelay?: number
  /** Per cent. */
  loopBusy?: number
  handles?: number
  sockets?: number
  /** Transactions that waited for a connection at once, at most. */
  queue?: number
  /** In a minute. */
  calls?: number
  /** Calls in a minute that failed as none should. */
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  p95?: number
  /** ms. */
  slowestStatement?: number
}

export interface DatabaseHistory {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  /** HH:mm, of 30 days with month and day. */
  label: string
  connections?: number
  /** Per cent of what the database allows. */
  connectionsPart?: number
  active?: number
  idleInTransaction?: number
  /** Sessions that wait for a lock. */
  waiting?: number
  /** Seconds. */
  longestTransaction?: number
  /** MB. */
  size?: number
  /** In a second. */
  transactions?: number
  /** Per cent. */
  cacheHits?: number
  /** In a minute. */
  deadlocks?: number
  /** MB. */
  indexSize?: number
  /** Rows that wait for vacuum, in per cent. */
  deadPart?: number
  files?: number
  /** MB. */
  filesSize?: number
  /** Whose bytes are not there; looked for once an hour. */
  filesBroken?: number
  replicas?: number
  /** Seconds. */
  replicationDelay?: number
  jobsRunning?: number
  jobsWaiting?: number
  jobsLate?: number
  /** In the last hour. */
  jobsFailed?: number
}

export interface DatabaseSession {
  id: string
  pid: number
  role?: string
  program?: string
  state?: string
  /** What it waits for. */
  wait?: string | null
  /** In its state. */
  seconds?: number
  transactionSeconds?: number | null
  /** Without values. */
  query?: string
  /** How many sessions wait for this one. */
  blocks?: number
  /** Sessions that hold the lock it waits for. */
  blockedBy?: string
}

export interface DatabaseTable {
  id: string
  name: string
  /** Estimated. */
  rows?: number
  /** MB, indexes included. */
  size?: number
  /** MB. */
  indexSize?: number
  /** Rows that wait for vacuum. */
  dead?: number
  /** Estimated, in per cent of its pages. */
  bloat?: number | null
  /** Reads from one end to the other. */
  scans?: number
  indexScans?: number | null
  unusedIndexes?: number
  /** yyyy-MM-dd HH:mm:ss */
  analyzed?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  vacuumed?: string | null
}

export interface SlowStatement {
  id: string
  /** Without values. */
  text: string
  calls: number
  /** ms of all together. */
  time?: number
  /** ms. */
  mean?: number
  /** ms. */
  longest?: number
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  lastTime?: string | null
  plan?: string | null
  /** `own`: slow ones by our own watch; `pg`: those of pg_stat_statements. */
  origin?: string
}

export interface MonitorCall {
  /** Operation. */
  id: string
  /** The time that was counted. */
  range?: 'hour' | 'day' | 'month'
  path?: string
  method?: string
  calls: number
  /** In a minute. */
  rate?: number
  errors?: number
  /** Per cent. */
  errorPart?: number
  /** ms. */
  mean?: number
  /** ms. */
  p50?: number
  /** ms. */
  p95?: number
  /** ms. */
  p99?: number
}

export interface CallHistory {
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  /** HH:mm, of 30 days with month and day. */
  label: string
  calls?: number
  errors?: number
  /** ms. */
  p50?: number
  /** ms. */
  p95?: number
  /** ms. */
  p99?: number
}

export interface TracedCall {
  /** The trace, as logs have it. */
  id: string
  /** yyyy-MM-dd HH:mm:ss */
  time: string
  method?: string
  /** Of the contract, without values. */
  path?: string
  operation?: string
  status?: number
  failed?: boolean
  ms?: number
  /** Until the handler began. */
  guardMs?: number | null
  /** Statements together. */
  databaseMs?: number
  statementCount?: number
  username?: string | null
  tenant?: number | null
  serverName?: string
}

export interface TraceStep {
  id: string
  /** `guard`, `handler` or `statement`. */
  step: string
  text?: string
  /** ms since the call began. */
  begin?: number
  ms?: number
}

export interface FrontError {
  id: string
  message: string
  /** Path without values. */
  page?: string
  stack?: string | null
  times?: number
  users?: number
  /** yyyy-MM-dd HH:mm:ss */
  lastTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string
}

export interface FrontVital {
  id: string
  /** Path without values. */
  page: string
  views?: number
  /** ms, 75th percentile, as the others. */
  lcp?: number | null
  /** ms. */
  inp?: number | null
  cls?: number | null
  /** ms. */
  fcp?: number | null
  /** ms. */
  ttfb?: number | null
}

export interface MonitorAlarm {
  id: string
  ruleName: string
  measure?: string
  measureText?: string
  sourceName?: string
  threshold?: number
  /** When it began. */
  value?: number
  worst?: number
  unit?: string
  /** yyyy-MM-dd HH:mm:ss */
  beginTime?: string
  /** yyyy-MM-dd HH:mm:ss */
  endTime?: string | null
  /** `on` or `over`. */
  state: string
}

export interface SysMonitorServerHistoryQuery {
  /** The last hour by the minute, day by five minutes, or 30 days by the hour. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

export interface SysMonitorDatabaseHistoryQuery {
  /** The last hour by the minute, day by five minutes, or 30 days by the hour. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

export interface SysMonitorCallHistoryQuery {
  /** The last hour by the minute, day by five minutes, or 30 days by the hour. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

export type SysMonitorServerListQuery = ListQuery

export type SysMonitorServerListResult = Page & {
  records: MonitorServer[]
}

export type SysMonitorSessionListQuery = ListQuery

export type SysMonitorSessionListResult = Page & {
  records: DatabaseSession[]
}

export interface SysMonitorSessionEndBody {
  /** Number of the session. */
  pid: number
  /** The role that it was seen with: a number may be given away meanwhile. */
  role: string
}

export type SysMonitorTableListQuery = ListQuery

export type SysMonitorTableListResult = Page & {
  records: DatabaseTable[]
}

export type SysMonitorStatementListQuery = ListQuery

export type SysMonitorStatementListResult = Page & {
  records: SlowStatement[]
}

export type SysMonitorCallListQuery = ListQuery & {
  /** The last hour, day or 30 days. Default `hour`. */
  range?: 'hour' | 'day' | 'month'
}

export type SysMonitorCallListResult = Page & {
  records: MonitorCall[]
}

export type SysMonitorTraceListQuery = ListQuery

export type SysMonitorTraceListResult = Page & {
  records: TracedCall[]
}

export type SysMonitorTraceStepsQuery = ListQuery & {
  /** Of the call; without it there are no steps. */
  traceId?: string
}

export type SysMonitorTraceStepsResult = Page & {
  records: TraceStep[]
}

export type SysMonitorFrontErrorListQuery = ListQuery

export type SysMonitorFrontErrorListResult = Page & {
  records: FrontError[]
}

export type SysMonitorVitalListQuery = ListQuery

export type SysMonitorVitalListResult = Page & {
  records: FrontVital[]
}

export type SysMonitorAlarmListQuery = ListQuery

export type SysMonitorAlarmListResult = Page & {
  records: MonitorAlarm[]
}

export interface SysMonitorReportBody {
  items: {
    kind: 'error' | 'vital'
    /** Of an error its class, of a vital LCP, INP, CLS, FCP or TTFB. */
    name: string
    /** Path, without query. */
    page: string
    message?: string
    stack?: string
    value?: number
  }[]
}

/** A column, and what of it is under control. */
export interface OnlineFormColumnRight {
  /** The form. */
  cgformId?: string
  /** Name of the column. */
  code: string
  title: string
  /** 1: under control. */
  status: number
  /** Only who is granted it sees it in lists. */
  listShow: boolean
  /** Only who is granted it sees it in forms. */
  formShow: boolean
  /** Only who is granted it changes it. */
  formEditable: boolean
  /** 1: lists show it at all. */
  isShowList?: number
  /** 1: forms show it at all. */
  isShowForm?: number
  /** Its control. */
  fieldShowType?: string
  dbType?: string
  /** 1: it stands in the table. */
  dbIsPersist?: number
}

/** A column that is put under control, or freed. */
export interface OnlineFormColumnControl {
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 1: under control. */
  status: string | number
}

/** One of the three that is put under control, or freed. */
export interface OnlineFormColumnSwitch {
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 1 list, 2 form, 3 change; 4 form and change together. */
  switchFlag: string | number
  /** Lists show it. */
  listShow?: boolean | null
  /** Forms show it. */
  formShow?: boolean | null
  /** It may be changed. */
  formEditable?: boolean | null
}

/** A button or a part of a column that is under control. */
export interface OnlineFormControl {
  id: string
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 1 column, 2 button. */
  type: number
  /** 3 list, 5 form. */
  page: number
  /** 3 change, 5 sight. */
  control: number
  /** 1: in force. */
  status: number
}

/** Buttons, and which of them are under control. */
export interface OnlineFormButtonRights {
  /** Those of its own; every form has the fixed ones. */
  buttonList: OnlineFormButton[]
  authList: OnlineFormControl[]
}

/** A button that is put under control. */
export interface OnlineFormButtonControl {
  /** Id of the control, where there was one. */
  id?: string | null
  /** Form that it belongs to. */
  cgformId: string
  /** Column or button. */
  code: string
  /** 3 list, 5 form. */
  page?: string | number | null
  /** 2. */
  type?: string | number | null
  /** 5. */
  control?: string | number | null
  /** 1. */
  status?: string | number | null
}

/** A rule for rows: who holds it sees those alone that it is true of. */
export interface OnlineFormDataRule {
  id: string
  /** Form that it belongs to. */
  cgformId: string
  ruleName: string
  /** Column that is compared. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleOperator: string
  /** A value, or a variable such as `#{sys_user_code}`. */
  ruleValue: string
  /** 1: in force. */
  status: number
  version?: number | null
}

/** A new rule for rows. */
export interface OnlineFormDataRuleGiven {
  id?: string | null
  /** Form that it belongs to. */
  cgformId: string
  ruleName: string
  /** Column that is compared. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleOperator: string
  /** A value, or a variable such as `#{sys_user_code}`. */
  ruleValue: string
  /** 1: in force. */
  status?: string | number | null
}

/** A changed rule for rows. */
export interface OnlineFormDataRuleEdit {
  id: string
  cgformId?: string | null
  ruleName: string
  /** Column that is compared. */
  ruleColumn: string
  /** As in the dictionary `rule_conditions`. */
  ruleOperator: string
  /** A value, or a variable such as `#{sys_user_code}`. */
  ruleValue: string
  /** 1: in force. */
  status?: string | number | null
  version?: number | null
}

/** What can be granted. */
export interface OnlineFormGrantable {
  id: string
  code: string
  title: string
  /** 3 list, 5 form. */
  page: number
  /** 3 change, 5 sight. */
  control: number
}

/** What is granted. */
export interface OnlineFormGranted {
  authId: string
}

/** What is granted from now on. */
export interface OnlineFormGrant {
  /** A JSON text: a list of ids. */
  authId: string
  /** Who is granted. Default: role. */
  authMode?: 'role' | 'depart' | 'user' | null
}

export interface OnlineCgformApiAuthColumnGetParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiAuthButtonGetParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiAuthButtonPutParams {
  /** Id of the control. */
  headId: string
}

export interface OnlineCgformApiAuthDataGetParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiAuthDataGetQuery = ListQuery

export interface OnlineCgformApiAuthDataDeleteParams {
  /** Id of the rule. */
  headId: string
}

export interface OnlineCgformApiAuthPageParams {
  /** Id of the form. */
  headId: string
  /** 1 columns, 2 buttons. */
  type: string
}

export interface OnlineCgformApiValidAuthDataParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiRoleAuthQuery {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  cgformId: string
  /** 1 columns, 2 buttons, 3 rows. */
  type: '1' | '2' | '3'
  /** Who is granted. Default: role. */
  authMode?: 'role' | 'depart' | 'user'
}

export interface OnlineCgformApiRoleColumnAuthParams {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiRoleButtonAuthParams {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiRoleDataAuthParams {
  /** Id of the role, department or user. */
  roleId: string
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiAuthColumnBatchPutBody = OnlineFormColumnControl[]

export type OnlineCgformApiAuthColumnBatchPostBody = OnlineFormColumnSwitch[]

/** What a list of a form takes. Any other name is a filter: `{column}`, `{column}_begin`, `{column}_end`. */
export interface OnlineFormListQuery {
  /** @default 1 */
  pageNo?: number
  /**
   * -521: all rows.
   * @default 10
   */
  pageSize?: number
  /** Column that sorts; default id. */
  column?: string
  /** asc or desc. */
  order?: string
  /** URI-encoded JSON array of conditions. */
  superQueryParams?: string
  /** @default "and" */
  superQueryMatchType?: 'and' | 'or'
  [k: string]: string | number | 'and' | 'or' | undefined
}

/** A form as it was configured. */
export interface OnlineFormHead {
  id: string
  /** Name of the table: letters in lower case, digits and underscores, a letter first; at most 50. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: string | number | null
  /** Of a sub-table: 0 one-to-many, 1 one-to-one. */
  relationType?: string | number | null
  /** Of a main table: the names of its sub-tables, joined by commas. */
  subTableStr?: string | null
  /** Its place among the sub-tables. */
  tabOrderNum?: string | number | null
  /** Y: rows can be chosen. */
  isCheckbox?: string | null
  /** Y: the list has pages. */
  isPage?: string | null
  /** Y: rows form a tree. */
  isTree?: string | null
  /** UUID. */
  idType?: string | null
  /** Not used. */
  idSequence?: string | null
  /** single or group. */
  queryMode?: string | null
  /** Dictionary ol_form_biz_type. */
  formCategory?: string | null
  /** Columns of the form, 1 to 4. */
  formTemplate?: string | null
  /** The same on phones. */
  formTemplateMobile?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** 1: the list scrolls sideways. */
  scroll?: string | number | null
  /** Column of the parent: pid. */
  treeParentIdField?: string | null
  /** Column that says whether there are children: has_child. */
  treeIdField?: string | null
  /** Column that can be opened. */
  treeFieldname?: string | null
  /** Y or N. */
  isDesForm?: string | null
  /** Code of the form of a designer. */
  desFormCode?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
  /** Y: the table is as the form says. */
  isDbSynch?: string | null
  /** Grows with each edit. */
  tableVersion?: string | number | null
  /** 1: a view of another form. */
  copyType?: string | number | null
  /** Number of the view. */
  copyVersion?: string | number | null
  /** The form that a view shows. */
  physicId?: string | null
  /** 1: it has views. */
  hascopy?: string | number | null
  /** That of the row; an older one is refused. */
  version?: number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
}

/** A form to keep. */
export interface OnlineFormHeadGiven {
  /** Name of the table: letters in lower case, digits and underscores, a letter first; at most 50. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: string | number | null
  /** Of a sub-table: 0 one-to-many, 1 one-to-one. */
  relationType?: string | number | null
  /** Of a main table: the names of its sub-tables, joined by commas. */
  subTableStr?: string | null
  /** Its place among the sub-tables. */
  tabOrderNum?: string | number | null
  /** Y: rows can be chosen. */
  isCheckbox?: string | null
  /** Y: the list has pages. */
  isPage?: string | null
  /** Y: rows form a tree. */
  isTree?: string | null
  /** UUID. */
  idType?: string | null
  /** Not used. */
  idSequence?: string | null
  /** single or group. */
  queryMode?: string | null
  /** Dictionary ol_form_biz_type. */
  formCategory?: string | null
  /** Columns of the form, 1 to 4. */
  formTemplate?: string | null
  /** The same on phones. */
  formTemplateMobile?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** 1: the list scrolls sideways. */
  scroll?: string | number | null
  /** Column of the parent: pid. */
  treeParentIdField?: string | null
  /** Column that says whether there are children: has_child. */
  treeIdField?: string | null
  /** Column that can be opened. */
  treeFieldname?: string | null
  /** Y or N. */
  isDesForm?: string | null
  /** Code of the form of a designer. */
  desFormCode?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
  /** Made by the client or left out. */
  id?: string | null
  /** Not taken. */
  isDbSynch?: string | null
  /** Not taken. */
  tableVersion?: string | number | null
  /** Not taken. */
  copyType?: string | number | null
  /** Not taken. */
  copyVersion?: string | number | null
  /** Not taken. */
  physicId?: string | null
  /** Not taken. */
  hascopy?: string | number | null
  /** That of the row; an older one is refused. */
  version?: number | null
  /** Not taken. */
  createBy?: string | null
  /** Not taken. */
  createTime?: string | null
  /** Not taken. */
  updateBy?: string | null
  /** Not taken. */
  updateTime?: string | null
}

/** A changed form. */
export interface OnlineFormHeadEdit {
  /** Name of the table: letters in lower case, digits and underscores, a letter first; at most 50. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: string | number | null
  /** Of a sub-table: 0 one-to-many, 1 one-to-one. */
  relationType?: string | number | null
  /** Of a main table: the names of its sub-tables, joined by commas. */
  subTableStr?: string | null
  /** Its place among the sub-tables. */
  tabOrderNum?: string | number | null
  /** Y: rows can be chosen. */
  isCheckbox?: string | null
  /** Y: the list has pages. */
  isPage?: string | null
  /** Y: rows form a tree. */
  isTree?: string | null
  /** UUID. */
  idType?: string | null
  /** Not used. */
  idSequence?: string | null
  /** single or group. */
  queryMode?: string | null
  /** Dictionary ol_form_biz_type. */
  formCategory?: string | null
  /** Columns of the form, 1 to 4. */
  formTemplate?: string | null
  /** The same on phones. */
  formTemplateMobile?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** 1: the list scrolls sideways. */
  scroll?: string | number | null
  /** Column of the parent: pid. */
  treeParentIdField?: string | null
  /** Column that says whether there are children: has_child. */
  treeIdField?: string | null
  /** Column that can be opened. */
  treeFieldname?: string | null
  /** Y or N. */
  isDesForm?: string | null
  /** Code of the form of a designer. */
  desFormCode?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
  id: string
  /** Not taken. */
  isDbSynch?: string | null
  /** Not taken. */
  tableVersion?: string | number | null
  /** Not taken. */
  copyType?: string | number | null
  /** Not taken. */
  copyVersion?: string | number | null
  /** Not taken. */
  physicId?: string | null
  /** Not taken. */
  hascopy?: string | number | null
  /** That of the row; an older one is refused. */
  version?: number | null
  /** Not taken. */
  createBy?: string | null
  /** Not taken. */
  createTime?: string | null
  /** Not taken. */
  updateBy?: string | null
  /** Not taken. */
  updateTime?: string | null
}

/** A column of a form. */
export interface OnlineFormField {
  id: string
  cgformHeadId: string
  /** Name of the column: letters in lower case, digits and underscores, a letter first; at most 50. */
  dbFieldName: string
  /** Its name in the table. */
  dbFieldNameOld?: string | null
  /** Heading. */
  dbFieldTxt: string
  /** string, int, double, Date, Datetime, BigDecimal, Text or Blob. */
  dbType: string
  /** Characters, or digits. */
  dbLength?: string | number | null
  /** Digits after the point. */
  dbPointLength?: string | number | null
  /** Default of the column. */
  dbDefaultVal?: string | null
  /** 1: the id. */
  dbIsKey?: string | number | null
  /** 1: may be empty. */
  dbIsNull?: string | number | null
  /** 0: not stored. */
  dbIsPersist?: string | number | null
  /** 1: in the form. */
  isShowForm?: string | number | null
  /** 1: in the list. */
  isShowList?: string | number | null
  /** 1: cannot be changed. */
  isReadOnly?: string | number | null
  /** 1: can be asked by. */
  isQuery?: string | number | null
  /** Control, such as text or list. */
  fieldShowType?: string | null
  /** Width of the control in pixels. */
  fieldLength?: string | number | null
  /** Address that a click on the value opens; `${column}` stands for a value. */
  fieldHref?: string | null
  /** 1: must be filled in. */
  fieldMustInput?: string | number | null
  /** Code of a check, `only`, or a regular expression. */
  fieldValidType?: string | null
  /** Table, report code or settings of the control. */
  dictTable?: string | null
  /** Dictionary code or column of the value. */
  dictField?: string | null
  /** Column of the text. */
  dictText?: string | null
  /** Default of the form. */
  fieldDefaultValue?: string | null
  /** More settings, as a JSON text. */
  fieldExtendJson?: string | null
  /** Not used. */
  converter?: string | null
  /** Of a foreign key: the main table. */
  mainTable?: string | null
  /** Of a foreign key: the column of the main table. */
  mainField?: string | null
  /** single, group or like. */
  queryMode?: string | null
  /** 1: it has a query control of its own. */
  queryConfigFlag?: string | number | null
  /** That control. */
  queryShowType?: string | null
  queryDictTable?: string | null
  queryDictField?: string | null
  queryDictText?: string | null
  /** Default of the query control. */
  queryDefVal?: string | null
  queryValidType?: string | null
  queryMustInput?: string | number | null
  /** 1: a click on its head sorts. */
  sortFlag?: string | number | null
  /** Its place. */
  orderNum?: string | number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** A column to keep. */
export interface OnlineFormFieldGiven {
  /** Name of the column: letters in lower case, digits and underscores, a letter first; at most 50. */
  dbFieldName: string
  /** Its name in the table. */
  dbFieldNameOld?: string | null
  /** Heading. */
  dbFieldTxt: string
  /** string, int, double, Date, Datetime, BigDecimal, Text or Blob. */
  dbType: string
  /** Characters, or digits. */
  dbLength?: string | number | null
  /** Digits after the point. */
  dbPointLength?: string | number | null
  /** Default of the column. */
  dbDefaultVal?: string | null
  /** 1: the id. */
  dbIsKey?: string | number | null
  /** 1: may be empty. */
  dbIsNull?: string | number | null
  /** 0: not stored. */
  dbIsPersist?: string | number | null
  /** 1: in the form. */
  isShowForm?: string | number | null
  /** 1: in the list. */
  isShowList?: string | number | null
  /** 1: cannot be changed. */
  isReadOnly?: string | number | null
  /** 1: can be asked by. */
  isQuery?: string | number | null
  /** Control, such as text or list. */
  fieldShowType?: string | null
  /** Width of the control in pixels. */
  fieldLength?: string | number | null
  /** Address that a click on the value opens; `${column}` stands for a value. */
  fieldHref?: string | null
  /** 1: must be filled in. */
  fieldMustInput?: string | number | null
  /** Code of a check, `only`, or a regular expression. */
  fieldValidType?: string | null
  /** Table, report code or settings of the control. */
  dictTable?: string | null
  /** Dictionary code or column of the value. */
  dictField?: string | null
  /** Column of the text. */
  dictText?: string | null
  /** Default of the form. */
  fieldDefaultValue?: string | null
  /** More settings, as a JSON text. */
  fieldExtendJson?: string | null
  /** Not used. */
  converter?: string | null
  /** Of a foreign key: the main table. */
  mainTable?: string | null
  /** Of a foreign key: the column of the main table. */
  mainField?: string | null
  /** single, group or like. */
  queryMode?: string | null
  /** 1: it has a query control of its own. */
  queryConfigFlag?: string | number | null
  /** That control. */
  queryShowType?: string | null
  queryDictTable?: string | null
  queryDictField?: string | null
  queryDictText?: string | null
  /** Default of the query control. */
  queryDefVal?: string | null
  queryValidType?: string | null
  queryMustInput?: string | number | null
  /** 1: a click on its head sorts. */
  sortFlag?: string | number | null
  /** Its place. */
  orderNum?: string | number | null
  /** Of a row that is there already, or made by the client. */
  id?: string | null
  /** Not taken. */
  cgformHeadId?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** An index of a form. */
export interface OnlineFormIndex {
  id: string
  cgformHeadId: string
  /** Name of the index, as that of a column. */
  indexName: string
  /** Columns, joined by commas. */
  indexField: string
  /** normal or unique. */
  indexType: string | null
  /** Y: the table has it. */
  isDbSynch?: string | null
  delFlag?: string | number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** An index to keep. */
export interface OnlineFormIndexGiven {
  /** Name of the index, as that of a column. */
  indexName: string
  /** Columns, joined by commas. */
  indexField: string
  /** normal or unique. */
  indexType?: string | null
  id?: string | null
  /** Not taken. */
  cgformHeadId?: string | null
  /** Not taken. */
  isDbSynch?: string | null
  /** Not taken. */
  delFlag?: string | number | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

/** A new form with its columns and indexes. */
export interface OnlineFormAddAll {
  head: OnlineFormHeadGiven
  fields: OnlineFormFieldGiven[]
  indexs?: OnlineFormIndexGiven[]
  /** Ids of columns that are gone. */
  deleteFieldIds?: string[] | null
  /** Ids of indexes that are gone. */
  deleteIndexIds?: string[] | null
}

/** A changed form; columns and indexes that are neither given nor deleted stay. */
export interface OnlineFormEditAll {
  head: OnlineFormHeadEdit
  fields: OnlineFormFieldGiven[]
  indexs?: OnlineFormIndexGiven[]
  /** Ids of columns that are gone. */
  deleteFieldIds?: string[] | null
  /** Ids of indexes that are gone. */
  deleteIndexIds?: string[] | null
}

/** A button of a form. */
export interface OnlineFormButton {
  id: string
  /** Form that it belongs to. */
  cgformHeadId: string
  /** Letters, digits and underscores, a letter first. */
  buttonCode: string
  /** What it says. */
  buttonName: string
  buttonIcon?: string | null
  /** link in a row, button above the list, form in the form. */
  buttonStyle?: string | null
  /** js or action. */
  optType?: string | null
  /** In the form: 1 at the side, 2 below. */
  optPosition?: string | number | null
  orderNum?: string | number | null
  /** 1: shown. */
  buttonStatus?: string | number | null
  /** When a row shows it: `column#op#value`, op one of eq, ne, empty, in. */
  exp?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  /** What it does: set changes columns of the chosen records, open shows a screen, print and export act on the list. Null: nothing. */
  actionType?: string | null
  /** Of set: a line for each column, such as `state = '2'`; expressions see the record by its columns, and `user`. */
  actionValues?: string | null
  /** Of open: the id of a screen, which sees the record's id under `route.id`. */
  actionScreen?: string | null
  /** Asked before. */
  confirmText?: string | null
  /** How many records it wants above a list: one, many or none. Default many. */
  choice?: string | null
}

/** A button to add. */
export interface OnlineFormButtonGiven {
  /** Form that it belongs to. */
  cgformHeadId: string
  /** Letters, digits and underscores, a letter first. */
  buttonCode: string
  /** What it says. */
  buttonName: string
  buttonIcon?: string | null
  /** link in a row, button above the list, form in the form. */
  buttonStyle?: string | null
  /** js or action. */
  optType?: string | null
  /** In the form: 1 at the side, 2 below. */
  optPosition?: string | number | null
  orderNum?: string | number | null
  /** 1: shown. */
  buttonStatus?: string | number | null
  /** When a row shows it: `column#op#value`, op one of eq, ne, empty, in. */
  exp?: string | null
  /** Not taken. */
  id?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  /** What it does: set changes columns of the chosen records, open shows a screen, print and export act on the list. Null: nothing. */
  actionType?: string | null
  /** Of set: a line for each column, such as `state = '2'`; expressions see the record by its columns, and `user`. */
  actionValues?: string | null
  /** Of open: the id of a screen, which sees the record's id under `route.id`. */
  actionScreen?: string | null
  /** Asked before. */
  confirmText?: string | null
  /** How many records it wants above a list: one, many or none. Default many. */
  choice?: string | null
}

/** A changed button. */
export interface OnlineFormButtonEdit {
  /** Form that it belongs to. */
  cgformHeadId: string
  /** Letters, digits and underscores, a letter first. */
  buttonCode: string
  /** What it says. */
  buttonName: string
  buttonIcon?: string | null
  /** link in a row, button above the list, form in the form. */
  buttonStyle?: string | null
  /** js or action. */
  optType?: string | null
  /** In the form: 1 at the side, 2 below. */
  optPosition?: string | number | null
  orderNum?: string | number | null
  /** 1: shown. */
  buttonStatus?: string | number | null
  /** When a row shows it: `column#op#value`, op one of eq, ne, empty, in. */
  exp?: string | null
  id: string
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  /** What it does: set changes columns of the chosen records, open shows a screen, print and export act on the list. Null: nothing. */
  actionType?: string | null
  /** Of set: a line for each column, such as `state = '2'`; expressions see the record by its columns, and `user`. */
  actionValues?: string | null
  /** Of open: the id of a screen, which sees the record's id under `route.id`. */
  actionScreen?: string | null
  /** Asked before. */
  confirmText?: string | null
  /** How many records it wants above a list: one, many or none. Default many. */
  choice?: string | null
}

/** A button that an enhancement could attach to. */
export interface OnlineFormEnhanceButton {
  code: string
  title: string
}

/** An enhancement: code, which is refused. */
export interface OnlineFormEnhanceGiven {
  id?: string | null
  cgformHeadId?: string | null
  cgJsType?: string | null
  cgJs?: string | null
  buttonCode?: string | null
  cgJavaType?: string | null
  cgJavaValue?: string | null
  event?: string | null
  activeStatus?: string | null
  cgbSql?: string | null
  cgbSqlName?: string | null
  content?: string | null
}

/** An enhancement; there are none. */
export interface OnlineFormEnhance {
  id: string
}

/** A column of a list. */
export interface OnlineFormColumn {
  title: string
  /** The column, in snake case. */
  dataIndex: string
  align: string
  width?: number | null
  /** A click on its head sorts. */
  sorter?: boolean | null
  /** Key of `dictOptions`, `_replace_text_` and a column, or the name of a `_dictText` of the row. */
  customRender?: string | null
  scopedSlots?: {
    /** imgSlot, fileSlot, htmlSlot, dateSlot, pcaSlot or the slot of a link. */
    customRender: string
  } | null
  /** Key of `fieldHrefSlots`. */
  hrefSlotName?: string | null
  /** Cut to so many characters, with a tooltip. */
  showLength?: number | null
}

/** How a list looks. */
export interface OnlineFormColumns {
  columns: OnlineFormColumn[]
  /** Options by key. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  fieldHrefSlots: {
    slotName: string
    /** `${column}` stands for a value. */
    href: string
  }[]
  currentTableName: string
  /** Names the export. */
  description: string
  tableType: number
  formTemplate: string
  /** Y or N. */
  paginationFlag: string
  /** Y or N. */
  checkboxFlag: string
  /** 0 or 1. */
  scrollFlag: number
  cgButtonList: OnlineFormButton[]
  /** Always empty. */
  enhanceJs: string
  /** Codes of fixed buttons that are hidden from the caller. */
  hideColumns: string[]
  isDesForm?: string | null
  desFormCode?: string | null
  /** Of a tree. */
  pidField?: string | null
  /** Of a tree. */
  hasChildrenField?: string | null
  /** Of a tree: the column that can be opened. */
  textField?: string | null
  foreignKeys?: {
    /** Column of the sub-table. */
    field: string
    /** Column of the main table. */
    key: string
  }[]
  /** Of a sub-table. */
  relationType?: number | null
  /** Y: a tree. */
  isTree?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
}

/** One of the lists of a page of several. */
export interface OnlineFormErpPart {
  /** Id of the form. */
  code: string
  columns: OnlineFormColumn[]
  /** Options by key. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  fieldHrefSlots: {
    slotName: string
    /** `${column}` stands for a value. */
    href: string
  }[]
  currentTableName: string
  /** Names the export. */
  description: string
  tableType: number
  formTemplate: string
  /** Y or N. */
  paginationFlag: string
  /** Y or N. */
  checkboxFlag: string
  /** 0 or 1. */
  scrollFlag: number
  cgButtonList: OnlineFormButton[]
  /** Always empty. */
  enhanceJs: string
  /** Codes of fixed buttons that are hidden from the caller. */
  hideColumns: string[]
  isDesForm?: string | null
  desFormCode?: string | null
  /** Of a tree. */
  pidField?: string | null
  /** Of a tree. */
  hasChildrenField?: string | null
  /** Of a tree: the column that can be opened. */
  textField?: string | null
  foreignKeys?: {
    /** Column of the sub-table. */
    field: string
    /** Column of the main table. */
    key: string
  }[]
  /** Of a sub-table. */
  relationType?: number | null
  /** Y: a tree. */
  isTree?: string | null
  /** normal, erp, innerTable or tab. */
  themeTemplate?: string | null
  /** More settings, as a JSON text. */
  extConfigJson?: string | null
}

export interface OnlineFormErpColumns {
  main: OnlineFormErpPart
  subList: OnlineFormErpPart[]
}

/** An input of the query. */
export interface OnlineFormQuery {
  field: string
  label: string
  /** Control. */
  view: string
  /** single, group or like. */
  mode: string
  /** 1: behind 展开. */
  hidden: string
  /** 1: a control of its own. */
  config: string
  defValue?: string | null
  dictCode?: string | null
  dictTable?: string | null
  dictText?: string | null
  /** `table,text,code` of a tree. */
  dict?: string | null
  pidField?: string | null
  pidValue?: string | null
  hasChildField?: string | null
  /** Code of the root of a category tree. */
  pcode?: string | null
  /** How its values compare. */
  dbType?: string | null
  /** 1: nothing is asked without it; of a control of its own. */
  queryMustInput?: string | null
  /** The check of what is asked: a preset or a regular expression; of a control of its own. */
  queryValidType?: string | null
}

export interface OnlineFormData {
  records: {
    [k: string]: unknown
  }[]
  total: number
}

/** A record: columns in snake case, and the rows of each sub-table under its name. */
export interface OnlineFormRecord {
  [k: string]: unknown
}

export interface OnlineFormItem {
  head: OnlineFormHead
  schema: {
    table: string
    required: string[]
    /** What each column is in the form, by column (api-contract 18.4). */
    properties: {
      [k: string]: {
        [k: string]: unknown
      }
    }
  }
  formTemplate: string
  cgButtonList: OnlineFormButton[]
  /** Always empty. */
  enhanceJs: string
}

export interface OnlineFormDoButton {
  formId: string
  buttonCode: string
  /** Ids of rows, joined by commas. */
  dataId?: string | null
  /** What the form holds. */
  uiFormData?: {
    [k: string]: unknown
  } | null
}

export interface OnlineFormOption {
  id: string
  /** Value. */
  store: string
  /** Text. */
  label: string
  pid?: string | null
}

/** A form and its sub-tables, as files are made of them. */
export interface OnlineFormCodeInfo {
  main: OnlineFormCodeTable
  sub: OnlineFormCodeTable[]
  /** Styles to choose from. */
  jspModeList: {
    code: string
    note: string
  }[]
  /** Empty: nothing is written on the server. */
  projectPath: string
}

export interface OnlineFormCodeTable {
  tableName: string
  /** What the table is called. */
  ftlDescription: string
  /** Folder of the files; of the main table alone. */
  entityPackage?: string
  /** Name of the entity; of the main table alone. */
  entityName?: string
}

/** A table that can become a form. */
export interface OnlineFormTable {
  /** Its name. */
  id: string
  /** What the database says of it, else its name. */
  title: string
}

export interface OnlineFormQuerySchema {
  table: string
  title: string
  /** Fields of the form, as in the schema of getFormItem. */
  properties: {
    [k: string]: unknown
  }
  /** Fields that stand in the query. */
  searchFieldList: string[]
  /** Whether sub-tables are asked in the same query; never here. */
  joinQuery: boolean
}

/** A button that every form has. */
export interface OnlineFormBuiltInButton {
  cgformHeadId: string
  buttonCode: string
  buttonName: string
  /** link in a row, button above the list. */
  buttonStyle: string
  /** 1: shown, unless rights keep it. */
  buttonStatus: string
  optType: string
  orderNum: number
}

/** A place that generated files may go to. */
export interface OnlineFormFolder {
  key: string
  title: string
  isLeaf: boolean
}

/** A deleted form. */
export interface OnlineFormInBin {
  /** Of the form. */
  id: string
  /** Name of its table. */
  tableName: string
  /** What people call it. */
  tableTxt: string
  /** 1 single, 2 main, 3 sub. */
  tableType: number
  /** 1: a view of another form. */
  copyType: number
  /** The form that a view shows. */
  physicId?: string | null
  /** Rows of its table, those of every tenant. */
  rows: number
  /** False: about so many. */
  rowsExact: boolean
  /** Who deleted it. */
  deletedBy?: string | null
  /** When it was deleted. */
  deletedTime?: string | null
}

export interface OnlineFormRecycle {
  /** Joined by commas. */
  ids: string
}

export type OnlineCgformHeadListQuery = ListQuery

export type OnlineCgformHeadListResult = Page & {
  records: OnlineFormHead[]
}

export interface OnlineCgformHeadQueryByIdQuery {
  /** Id of the form. */
  id: string
}

export interface OnlineCgformHeadDeleteQuery {
  /** Id of the form. */
  id: string
}

export interface OnlineCgformHeadDeleteBatchQuery {
  /** Ids, joined by commas. */
  ids: string
  /**
   * 1: into the recycle bin, with their tables; 0: the forms only, for good.
   * @default "0"
   */
  flag?: '0' | '1'
}

export interface OnlineCgformHeadRemoveRecordQuery {
  /** Id of the form. */
  id: string
}

export type OnlineCgformHeadDeleteListQuery = ListQuery

export interface OnlineCgformHeadDeleteRecycleBinQuery {
  /** Joined by commas. */
  ids: string
}

export interface OnlineCgformHeadCopyOnlineQuery {
  /** Id of the form. */
  code: string
}

export interface OnlineCgformFieldListByHeadIdQuery {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformFieldListByHeadCodeQuery {
  /** Name of the table. */
  headCode: string
}

export interface OnlineCgformIndexListByHeadIdQuery {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiCheckOnlyTableQuery {
  /** Name of the table. */
  tbname: string
  /** The form whose name it may be. */
  id?: string
}

export interface OnlineCgformApiDoDbSynchParams {
  /** Id of the form, or ids joined by commas: they are done in this order until one is refused. */
  id: string
  /** normal or force. */
  synMethod: 'normal' | 'force'
}

export interface OnlineCgformButtonListParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformButtonListQuery = ListQuery

export type OnlineCgformButtonListResult = Page & {
  records: OnlineFormButton[]
}

export interface OnlineCgformButtonDeleteQuery {
  /** Id of the button. */
  id: string
}

export interface OnlineCgformButtonDeleteBatchQuery {
  /** Ids, joined by commas. */
  ids: string
}

export interface OnlineCgformHeadEnhanceButtonParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJsQuery {
  /** form or list. */
  type?: string
}

export interface OnlineCgformHeadEnhanceJsPutParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJsPostParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJavaParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJavaPutParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceJavaPostParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceSqlParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceSqlPutParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadEnhanceSqlPostParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetColumnsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetErpColumnsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetQueryInfoParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetQueryInfoQuery {
  /** Sent by pages of several lists. */
  tabletype?: string
}

export interface OnlineCgformApiGetFormItemParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetErpFormItemParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetFormItemBytbnameParams {
  /** Name of the table. */
  table: string
}

export interface OnlineCgformApiGetFormItemBytbnameQuery {
  /** Sent by pages of workflows. */
  taskId?: string
}

export interface OnlineCgformApiGetEnhanceJsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiGetDataParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiGetDataQuery = OnlineFormListQuery

export interface OnlineCgformApiGetTreeDataParams {
  /** Id of the form. */
  headId: string
}

export type OnlineCgformApiGetTreeDataQuery = OnlineFormListQuery & {
  /** true: the filters search the whole tree. */
  hasQuery?: string
}

export interface OnlineCgformApiSubformParams {
  /** Name of the sub-table. */
  subTable: string
  /** Id of the main record. */
  mainId: string
}

export type OnlineCgformApiSubformResult = OnlineFormRecord | null

export interface OnlineCgformApiSubformListParams {
  /** Name of the sub-table. */
  subTable: string
  /** Id of the main record. */
  mainId: string
}

export interface OnlineCgformApiFormGetParams {
  /** Id of the form. */
  headId: string
  /** Id of the record. */
  id: string
}

export interface OnlineCgformApiFormDeleteParams {
  /** Id of the form. */
  headId: string
  /** Ids, joined by commas. */
  id: string
}

export interface OnlineCgformApiFormDeleteQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
}

export interface OnlineCgformApiFormPutParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiFormPutQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
}

export interface OnlineCgformApiFormPostParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiFormPostQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
}

export interface OnlineCgformApiQuerySelectOptionsQuery {
  /** Table. */
  table: string
  /** Column of the text. */
  txt: string
  /** Column of the value. */
  key: string
  /** Column of the id. */
  idField: string
  /** Column of the parent. */
  pidField: string
  /** As the field writes it; for the first level. */
  condition?: string
  /** Id of the chosen row of the level above. */
  pidValue?: string
}

export interface OnlineCgformApiExportXlsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiExportXlsQuery {
  /** JSON text of filters, sort and `selections`. */
  paramsStr?: string
}

export interface OnlineCgformApiImportPreviewParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiImportTemplateParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiImportXlsParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformApiImportXlsQuery {
  /** Type of the table, as the page knows it. */
  tabletype?: string
  /** JSON text: columns and the values that every row gets. */
  foreignKeys?: string
}

export type OnlineCgformApiImportXlsResult = ImportReport | null

export type OnlineCgformHeadQueryTablesQuery = ListQuery

export interface OnlineCgformHeadTableInfoQuery {
  /** Id of the form. */
  code: string
}

export interface OnlineCgformApiCodeGenerateBody {
  /** Id of the form. */
  code: string
  /** Folder of the files. Default: what the name of the table begins with. */
  entityPackage?: string
  /** Name of the entity. Default: the rest of the name of the table, in camel case. */
  entityName?: string
}

export interface OnlineCgformApiDownGenerateCodeQuery {
  /** Id of the form; without it `fileList` tells it. */
  code?: string
  /** Lines of `codeGenerate`, joined by commas. */
  fileList?: string
  /** Folder of the files. */
  entityPackage?: string
  /** Name of the entity. */
  entityName?: string
}

export interface OnlineCgformHeadTransTablesParams {
  /** Names of tables, joined by commas. */
  names: string
}

export interface OnlineCgformApiGetQueryInfoVue3Params {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformButtonBuiltInListParams {
  /** Id of the form. */
  headId: string
}

export interface OnlineCgformHeadCopyOnlineTableParams {
  /** The form. */
  id: string
}

export interface OnlineCgformHeadCopyOnlineTableQuery {
  /** Table of the copy. */
  tableName: string
}

export interface OnlineCgformApiCodeViewQuery {
  /** A line of `codeGenerate`, also encoded once more. */
  path: string
  /** Unread: the server keeps no files. */
  pathKey?: string | null
}

export interface OnlineCgformHeadFileTreeQuery {
  /** The place. */
  parentPath?: string
}

export interface OnlineCgformFieldDownloadParams {
  /** The form. */
  headId: string
  /** The record. */
  dataId: string
  /** The column. */
  field: string
}

/** A session and whose it is. */
export interface OnlineUser {
  id: string
  /** Names the session to forceLogout; it is not the token of the user. */
  token: string
  userId: string
  username: string
  realname?: string | null
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  sex?: number | null
  sex_dictText?: string | null
  phone?: string | null
  orgCode?: string | null
  orgCode_dictText?: string | null
  address?: string
  /** Browser and system; empty when not known. */
  device?: string
  /** Active: used within five minutes. */
  state?: 'active' | 'idle'
  /** When the session began, yyyy-MM-dd HH:mm:ss. */
  createTime?: string
  /** The last act, to a minute. */
  lastSeen?: string
  /** Whether it is the caller's. */
  own?: boolean
  /** Where the address lies: this machine, a private net, or elsewhere; empty when not known. */
  place?: '' | 'local' | 'intranet' | 'internet'
  /** The name that administrators gave the network of the address; empty where it has none. */
  network?: string
}

/** An account and how often it was tried in vain lately. */
export interface FailedSignIn {
  id: string
  userId: string
  username: string
  realname?: string | null
  status?: number | null
  status_dictText?: string | null
  failures: number
  /** From how many addresses. */
  addresses?: number
  /** The last one. */
  address?: string | null
  lastTime?: string
  /** The last failure, by the name that lists sort by. */
  createTime?: string
}

/** A session of the caller. */
export interface OwnSession {
  id: string
  /** Empty when not known. */
  address?: string
  /** Where the address lies: this machine, a private net, or elsewhere; empty when not known. */
  place?: '' | 'local' | 'intranet' | 'internet'
  /** The name that administrators gave the network of the address; empty where it has none. */
  network?: string
  /** Browser and system; empty when not known. */
  device?: string
  /** When the session began, yyyy-MM-dd HH:mm:ss. */
  createTime?: string
  /** The last act, to a minute. */
  lastSeen?: string
  /** Whether it is the one that asks. */
  own: boolean
}

export type SysOnlineListQuery = ListQuery

export type SysOnlineListResult = Page & {
  records: OnlineUser[]
}

export interface SysOnlineForceLogoutBody {
  /** Of the list; it names the session and opens nothing. */
  token: string
}

export interface SysOnlineEndAllBody {
  userId: string
}

export type SysOnlineFailuresQuery = ListQuery

export type SysOnlineFailuresResult = Page & {
  records: FailedSignIn[]
}

export interface SysOnlineUnlockBody {
  userId: string
}

export interface SysOnlineEndOwnBody {
  id: string
}

export interface ReportColumns {
  columns: ReportColumn[]
  /** Choices by `customRender` of a column. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  cgRpConfigId: string
  cgRpConfigName: string
  fieldHrefSlots?: {
    /** Name of the column. */
    slotName: string
    /** `${column}` stands for a value of the row. */
    href: string
  }[]
  /** Whether the caller may take the rows away as a workbook. */
  canExport?: boolean
}

export interface ReportColumn {
  title: string
  /** Name of the column in the rows. */
  dataIndex: string
  align: string
  sorter: boolean
  width?: number | null
  /** Key of `dictOptions`, or `<column>_dictText` of the row. */
  customRender?: string | null
  /** "1": summed. */
  isTotal?: string | null
  groupTitle?: string | null
  /** How its values compare: String, Integer, Long, Date, Datetime or BigDecimal. */
  fieldType?: string | null
  /** Key of `fieldHrefSlots`: its cells lead somewhere. */
  hrefSlotName?: string | null
}

export interface ReportQuery {
  field: string
  key?: string
  label: string
  view: 'text' | 'list' | 'Date' | 'Datetime'
  /** group: `<field>_begin` and `<field>_end`. */
  mode: 'single' | 'group'
  /** "1": behind the expand link. */
  hidden: '0' | '1'
  dictCode?: string | null
  placeholder?: string | null
}

export interface ReportParam {
  paramName: string
  paramTxt?: string | null
  /** Taken when nothing is sent. */
  paramValue?: string | null
}

export interface ReportData {
  records: {
    [k: string]: unknown
  }[]
  total: number
}

export interface ReportHead {
  id: string
  /** Under which the popup finds it. */
  code: string
  name: string
  /** One SELECT over the tables of lists; parameters are written `${name}`. */
  cgrSql?: string | null
  /** Base path of the list that it stands on, instead of a statement. */
  source?: string | null
  /** A column, with a minus before it to sort down. */
  sort?: string | null
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbSource?: string | null
  returnValField?: string | null
  returnTxtField?: string | null
  /** "1": one row is chosen, "2": several. */
  returnType?: string | null
  content?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number
}

export interface ReportHeadAdd {
  /** Under which the popup finds it. */
  code: string
  name: string
  /** One SELECT over the tables of lists; parameters are written `${name}`. */
  cgrSql?: string | null
  /** Base path of the list that it stands on, instead of a statement. */
  source?: string | null
  /** A column, with a minus before it to sort down. */
  sort?: string | null
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbSource?: string | null
  returnValField?: string | null
  returnTxtField?: string | null
  /** "1": one row is chosen, "2": several. */
  returnType?: string | null
  content?: string | null
}

export interface ReportHeadEdit {
  id: string
  /** Under which the popup finds it. */
  code: string
  name: string
  /** One SELECT over the tables of lists; parameters are written `${name}`. */
  cgrSql?: string | null
  /** Base path of the list that it stands on, instead of a statement. */
  source?: string | null
  /** A column, with a minus before it to sort down. */
  sort?: string | null
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbSource?: string | null
  returnValField?: string | null
  returnTxtField?: string | null
  /** "1": one row is chosen, "2": several. */
  returnType?: string | null
  content?: string | null
  version?: number | null
}

export interface ReportItem {
  id: string
  cgrheadId: string
  /** As the statement or the list names it. */
  fieldName: string
  /** Heading of the column. */
  fieldTxt: string
  fieldWidth?: number | null
  fieldType?: string | null
  searchMode?: string | null
  /** 1: a click on its head sorts. */
  isOrder?: string | number | null
  /** 1: can be asked by. */
  isSearch?: string | number | null
  /** 0: no column. */
  isShow?: string | number | null
  orderNum?: number | null
  /** A dictionary, or `table,text,code`. */
  dictCode?: string | null
  /** `text_value`, joined by commas. */
  replaceVal?: string | null
  /** Address that a click on the value opens. */
  fieldHref?: string | null
  /** "1": summed. */
  isTotal?: string | number | null
  groupTitle?: string | null
}

export interface ReportItemGiven {
  /** Of a row that is there already. */
  id?: string | null
  cgrheadId?: string | null
  /** As the statement or the list names it. */
  fieldName: string
  /** Heading of the column. */
  fieldTxt: string
  fieldWidth?: number | null
  fieldType?: 'String' | 'Integer' | 'Long' | 'Date' | 'Datetime' | 'BigDecimal' | null
  searchMode?: 'single' | 'group' | null
  /** 1: a click on its head sorts. */
  isOrder?: string | number | null
  /** 1: can be asked by. */
  isSearch?: string | number | null
  /** 0: no column. */
  isShow?: string | number | null
  orderNum?: number | null
  /** A dictionary, or `table,text,code`. */
  dictCode?: string | null
  /** `text_value`, joined by commas. */
  replaceVal?: string | null
  /** Address that a click on the value opens. */
  fieldHref?: string | null
  /** "1": summed. */
  isTotal?: string | number | null
  groupTitle?: string | null
}

export interface ReportHeadParam {
  id: string
  cgrheadId: string
  paramName: string
  paramTxt?: string | null
  /** Taken when nothing is sent. */
  paramValue?: string | null
  /** Of a report that stands on a list: the field that it compares. */
  fieldName?: string | null
  rule?: string | null
  orderNum?: number | null
}

export interface ReportHeadParamGiven {
  /** Of a row that is there already. */
  id?: string | null
  cgrheadId?: string | null
  paramName: string
  paramTxt?: string | null
  /** Taken when nothing is sent. */
  paramValue?: string | null
  /** Of a report that stands on a list: the field that it compares. */
  fieldName?: string | null
  rule?: 'eq' | 'ne' | 'like' | 'in' | 'gt' | 'ge' | 'lt' | 'le' | null
  orderNum?: number | null
}

export interface ReportAdd {
  head: ReportHeadAdd
  items: ReportItemGiven[]
  params?: ReportHeadParamGiven[]
  /** Ids joined by commas; what is not in `items` is gone anyway. */
  deleteItemIds?: string | null
  /** Ids joined by commas. */
  deleteParamIds?: string | null
}

export interface ReportEditAll {
  head: ReportHeadEdit
  items: ReportItemGiven[]
  params?: ReportHeadParamGiven[]
  /** Ids joined by commas; what is not in `items` is gone anyway. */
  deleteItemIds?: string | null
  /** Ids joined by commas. */
  deleteParamIds?: string | null
}

export interface ReportParsed {
  fields: {
    fieldName: string
    fieldTxt: string
    fieldType: string
    isShow: number
    orderNum: number
  }[]
  params: string[]
}

export interface ReportColumnsAndData {
  data: ReportData
  columns: ReportColumn[]
  /** Choices by `customRender` of a column. */
  dictOptions: {
    [k: string]: DictModel[]
  }
  fieldHrefSlots: {
    /** Name of the column. */
    slotName: string
    /** `${column}` stands for a value of the row. */
    href: string
  }[]
  cgreportHeadName: string
  isGroupTitle: boolean
}

/** A database as clients of the family describe it. */
export interface ReportDataSource {
  id?: string | null
  code?: string | null
  name?: string | null
  remark?: string | null
  dbType?: string | null
  dbDriver?: string | null
  dbUrl?: string | null
  dbName?: string | null
  dbUsername?: string | null
  dbPassword?: string | null
  sysOrgCode?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
}

/** A value that can be chosen. */
export interface ReportChoice {
  value: string
  text: string
  /** The text. */
  title?: string
  /** The text. */
  label?: string
}

export interface OnlineCgreportApiGetRpColumnsParams {
  /** Code of the report. */
  code: string
}

export interface OnlineCgreportApiGetQueryInfoParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export interface OnlineCgreportApiGetParamsInfoParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export interface OnlineCgreportApiGetDataParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiGetDataQuery = ListQuery

export interface OnlineCgreportApiGetColumnsAndDataParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiGetColumnsAndDataQuery = ListQuery

export interface OnlineCgreportApiExportXlsParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiExportXlsQuery = ListQuery

export type OnlineCgreportHeadListQuery = ListQuery

export type OnlineCgreportHeadListResult = Page & {
  records: ReportHead[]
}

export interface OnlineCgreportHeadDeleteQuery {
  /** Id of the report. */
  id: string
}

export interface OnlineCgreportHeadDeleteBatchQuery {
  /** Ids joined by commas. */
  ids: string
}

export interface OnlineCgreportHeadParseSqlQuery {
  /** The statement. */
  sql: string
  /** Code of a data source; there is only the database of the application, whose code is empty. */
  dbKey?: string
}

export interface OnlineCgreportItemListByHeadIdQuery {
  /** Id of the report. */
  headId: string
}

export interface OnlineCgreportParamListByHeadIdQuery {
  /** Id of the report. */
  headId: string
}

export interface OnlineCgreportApiExportManySheetXlsParams {
  /** Id of the report. */
  cgRpConfigId: string
}

export type OnlineCgreportApiExportManySheetXlsQuery = ListQuery

export interface OnlineCgreportApiGetReportDictListQuery {
  /** The column, by its id. */
  fieldId: string
  /** Part of a text. */
  keyword?: string
  /**
   * From 1.
   * @default 1
   */
  pageNo?: number
  /**
   * Default 10.
   * @default 10
   */
  pageSize?: number
}

export interface OnlineApiCgreportGetDataPackageQuery {
  /** The report. */
  code: string
  /** The column that is read. */
  dictText: string
  /** The column of the values. */
  dictCode: string
  /** Values, apart by commas. */
  dataList: string
}

export interface SysPermission {
  id: string
  parentId?: string | null
  name?: string | null
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: number | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  leaf?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  /** 1 when data rules exist. */
  ruleFlag?: number | null
  delFlag?: number | null
  description?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

/** A menu with the keys that trees need. */
export interface SysPermissionTree {
  id: string
  parentId?: string | null
  name?: string | null
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: number | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: string | null
  /** 1 enabled, 0 not. */
  status?: string | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  leaf?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  /** 1 when data rules exist. */
  ruleFlag?: number | null
  delFlag?: number | null
  description?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  key: string
  title: string
  isLeaf: boolean
  /** Its right opens a list that data rules narrow. */
  takesRules?: boolean
  children?: SysPermissionTree[] | null
}

export interface SaveRolePermissionBody {
  roleId: string
  /** The new set, joined by commas. */
  permissionIds: string
  /** The set loaded before; the difference is saved. */
  lastpermissionIds?: string | null
}

export interface SysPermissionAdd {
  parentId?: string | null
  name: string
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: 0 | 1 | 2 | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: '1' | '2' | null
  /** 1 enabled, 0 not. */
  status?: '0' | '1' | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysPermissionEdit {
  id: string
  parentId?: string | null
  name?: string
  /** 0 top menu, 1 submenu, 2 button. */
  menuType?: 0 | 1 | 2 | null
  url?: string | null
  component?: string | null
  componentName?: string | null
  redirect?: string | null
  /** Action code. */
  perms?: string | null
  /** 1 show, 2 disable. */
  permsType?: '1' | '2' | null
  /** 1 enabled, 0 not. */
  status?: '0' | '1' | null
  icon?: string | null
  sortNo?: number | null
  route?: boolean | null
  keepAlive?: boolean | null
  hidden?: boolean | null
  alwaysShow?: boolean | null
  internalOrExternal?: boolean | null
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysPermissionGetSystemSubmenuQuery {
  parentId: string
}

export interface SysPermissionGetSystemSubmenuBatchQuery {
  /** Ids joined by commas. */
  parentIds: string
}

export interface SysPermissionGetSystemSubmenuBatchResult {
  [k: string]: SysPermissionTree[]
}

export interface SysPermissionQueryByIdQuery {
  id: string
}

export interface SysPermissionDeleteQuery {
  id: string
}

export interface SysPermissionDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysPermissionQueryListAsyncQuery {
  pid?: string
}

export interface SysPermissionQueryRolePermissionQuery {
  roleId: string
}

export interface SysPermissionCheckPermDuplicationQuery {
  /** The entry itself, when it is there already. */
  id?: string | null
  /** The path. */
  url: string
  /**
   * Of the entry. Default false.
   * @default false
   */
  alwaysShow?: boolean
}

export interface QuerySource {
  code: string
  title: string
  /** Whether the caller may export it. */
  exports: boolean
  fields: QueryField[]
}

export interface QueryField {
  name: string
  title: string
  /** Cell type. */
  type: string
  /** Kind of value. */
  kind: string
  dict: string | null
}

export interface QueryGroup {
  field: string
  /** Of a date: what counts as the same. Absent: the value itself. */
  bucket?: 'day' | 'month' | 'year'
}

export interface QueryMeasure {
  measure: 'count' | 'sum' | 'avg' | 'min' | 'max' | 'distinct'
  /** Absent for count. */
  field?: string
}

export interface QueryAsk {
  /** Code of a source, such as /course/lecturer. */
  source: string
  /** Fields of rows that come as they are; of no effect with groups or measures. */
  columns?: string[]
  groups?: QueryGroup[]
  measures?: QueryMeasure[]
  /** Conditions as JSON, as in lists. */
  superQueryTree?: string
  /** A column of the result: g0, m0, or a field. */
  sortBy?: string
  order?: 'asc' | 'desc'
  /** Rows of the result at most. Default 1000. */
  limit?: number
}

export interface QueryColumn {
  name: string
  kind: string
  field: string | null
  bucket: string | null
  measure: string | null
}

export interface QueryResult {
  columns: QueryColumn[]
  rows: {
    [k: string]: unknown
  }[]
  /** Whether there are more rows. */
  truncated: boolean
}

export interface RecordShare {
  id: string
  kind: 'user' | 'depart' | 'role'
  targetId: string
  /** Null: it is gone. */
  targetName: string | null
  /** The last day, `YYYY-MM-DD`. Null: without an end. */
  until: string | null
  createBy: string | null
  createBy_dictText?: string | null
  createTime: string
  /** `over`: its last day is. */
  state: 'inForce' | 'over'
}

export interface RecordShareGiven {
  tableName: string
  tableDataId: string
  /** Ids of users, joined by commas. */
  users?: string | null
  /** Ids of departments, whose members and those below read it, joined by commas. */
  departs?: string | null
  /** Ids of roles, joined by commas. */
  roles?: string | null
  /** The last day. Default: without an end. */
  until?: string | null
  /** Path of the page on which those it is shared with find the record; it is in the message to them. Default: none. */
  page?: string | null
}

export type SysRecordShareListQuery = ListQuery & {
  /** The table of the record. */
  tableName: string
  /** The record. */
  tableDataId: string
}

export type SysRecordShareListResult = Page & {
  records: RecordShare[]
}

export interface SysRecordShareDeleteQuery {
  id: string
}

export interface RoleHome {
  id?: string | null
  /** `DEF_INDEX_ALL`: of everybody who has no other. */
  roleCode: string
  url: string
  component?: string | null
  priority?: number | null
  status?: string | null
}

export interface SysSysRoleIndexQueryByCodeQuery {
  /** Code of the role. */
  roleCode: string
}

export type SysSysRoleIndexQueryByCodeResult = RoleHome | null

export interface SysSysRoleIndexUpdateDefIndexQuery {
  /** Path of a page, such as `/course/lecturer`. */
  url: string
  /** What the client draws it with; nothing is done with it. */
  component?: string
  /** Whether it is a route of the client; nothing is done with it. */
  isRoute?: boolean
}

export interface SysRole {
  id: string
  roleName?: string | null
  roleCode?: string | null
  description?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysRoleAdd {
  roleName: string
  roleCode: string
  description?: string | null
}

/** What is absent stays as it is. */
export interface SysRoleEdit {
  id: string
  roleName?: string
  roleCode?: string
  description?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysRoleInBin {
  /** Of the role. */
  id: string
  /** Its name. */
  roleName: string
  /** Its code. */
  roleCode: string
  /** What it is for. */
  description?: string | null
  /** Menus and buttons that it granted. */
  grants: number
  /** Its members. */
  members: number
  /** Who deleted it. */
  createBy?: string | null
  /** When it was deleted. */
  createTime?: string | null
}

export interface RoleRecycleBody {
  /** Joined by commas. */
  ids: string
}

export type SysRoleListQuery = ListQuery

export type SysRoleListResult = Page & {
  records: SysRole[]
}

export interface SysRoleQueryByIdQuery {
  id: string
}

export interface SysRoleDeleteQuery {
  id: string
}

export interface SysRoleDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysRoleCheckRoleCodeQuery {
  roleCode: string
  /** The role being edited. */
  id?: string
}

export type SysRoleExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysRoleImportExcelResult = ImportReport | null

export type SysRoleDeleteListQuery = ListQuery

export interface SysRoleDeleteRecycleBinQuery {
  /** Joined by commas. */
  ids: string
}

export interface SavedQuery {
  id: string
  page: string
  kind: 'conditions' | 'analysis'
  title: string
  /** JSON: a tree of conditions as in superQueryTree, or what an analysis is made of. */
  content: string
  mine: boolean
  /** Name of the owner. */
  ownerName: string | null
  /** Roles that it is shared with; told to the owner alone. */
  roleIds: string[]
  version: number
}

export interface SharedQuery {
  id: string
  page?: string | null
  kind?: string | null
  title?: string | null
  ownerName?: string | null
  roleNames?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
}

export interface SavedQueryAdd {
  page: string
  kind: 'conditions' | 'analysis'
  title: string
  content: string
  roleIds?: string[]
}

export interface SavedQueryEdit {
  id: string
  version?: number
  title?: string
  content?: string
  roleIds?: string[]
}

export type SysSavedQueryListQuery = ListQuery

export type SysSavedQueryListResult = Page & {
  records: SharedQuery[]
}

export interface SysSavedQueryMineQuery {
  /** Id of the screen, or the code that it shares queries under. */
  page: string
  /** What was saved. Default conditions. */
  kind?: 'conditions' | 'analysis'
}

export interface SysSavedQueryQueryByIdQuery {
  /** Id of the query. */
  id: string
}

export interface SysSavedQueryDeleteQuery {
  /** Id of the query. */
  id: string
}

export interface SysSavedQueryDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

/** A setting of the installation. */
export interface Setting {
  id: string
  code: string
  /** The part of the page that it stands in. */
  area: string
  name: string
  help?: string | null
  given?: SettingGiven
  /** What it is now, in words. */
  valueText: string
  defaultText: string
  /** Whether an administrator has set it. */
  changed: boolean
  /** Where the value comes from. */
  state: 'default' | 'changed' | 'fixed'
  /** The variable of the environment that fixes it. */
  fixedBy?: string | null
  updateBy?: string | null
  updateBy_dictText?: string | null
  updateTime?: string | null
  version: number
  sortNo?: number
  createTime?: string
}

/** A value, as the schema of the setting has it; without one where it is never shown. */
export interface SettingGiven {
  value?: string | number | boolean
}

export interface SettingType {
  name: string
  title: string
  params: {
    [k: string]: unknown
  }
}

export interface SettingEdit {
  id: string
  version?: number | null
  given: SettingGiven
}

export interface SettingReset {
  id: string
}

export type SysSettingListQuery = ListQuery

export type SysSettingListResult = Page & {
  records: Setting[]
}

export interface SysSettingQueryByIdQuery {
  id: string
}

export interface SmsBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  mobile: string
  /** 0 sign-in, 1 registration, 2 forgotten password. */
  smsmode: '0' | '1' | '2'
}

export interface PhoneLoginBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  mobile: string
  /** The code of the message, 6 digits; or the `choice` of an AccountChoice, with the chosen account. */
  captcha: string
  /** Which of several accounts of the phone is meant. */
  username?: string | null
  /** Sent by clients, unread. */
  remember_me?: boolean | null
}

/** `result` of an answer with code 300: the phone is proven, and several accounts have it. */
export interface AccountChoice {
  /** Stands for the code, which is used up: send it in its place, with the account that was chosen; lasts 5 minutes. */
  choice: string
  accounts: ChoosableAccount[]
}

export interface ChoosableAccount {
  username: string
  realname: string
  /** Names of the tenants in which it may work now, its own first. */
  tenants: string[]
}

export type SysPhoneLoginResult = LoginResult | null

export interface SocketTicket {
  ticket: string
  /** How long it is good. */
  seconds: number
}

/** Sign-ins, by the family's words. */
export interface LogInfo {
  /** Sign-ins of all time. */
  totalVisitCount: number
  /** Sign-ins of today. */
  todayVisitCount: number
  /** Addresses of today's sign-ins. */
  todayIp: number
}

/** Sign-ins of one day. */
export interface VisitInfo {
  /** Sign-ins. */
  visit: number
  /** Their addresses. */
  ip: number
  /** `yyyy-MM-dd`. */
  tian: string
  /** `MM-dd`. */
  type: string
}

/** Today, beside yesterday. */
export interface TodayFigures {
  signIns: number
  signInsYesterday: number
  /** Of all time. */
  signInsTotal: number
  visits: number
  visitsYesterday: number
  /** Of all time. */
  visitsTotal: number
  /** People who visited today. */
  people: number
  /** Addresses of today's visits. */
  addresses: number
}

/** One day. */
export interface DayFigures {
  /** `yyyy-MM-dd`. */
  day: string
  /** `MM-dd`. */
  label: string
  signIns: number
  visits: number
  /** People who visited. */
  people: number
  /** Addresses of the visits. */
  addresses: number
}

/** Accounts that are not deleted. */
export interface PeopleFigures {
  total: number
  /** May sign in. */
  active: number
  /** May not. */
  frozen: number
  /** Made in the last 30 days. */
  joined: number
}

/** Records of one entity. */
export interface EntityFigures {
  /** Its id. */
  entity: string
  title: string
  /** Where the menu shows them; null when it does not. */
  path: string | null
  total: number
  /** Made in the last 7 days. */
  recent: number
}

/** Something that somebody did. */
export interface Activity {
  id: string
  /** `yyyy-MM-dd HH:mm:ss`. */
  time: string
  /** Name of the person; his account where he has none. */
  who: string
  /** What was done. */
  text: string
  kind: 'signIn' | 'signOut' | 'refused' | 'add' | 'edit' | 'delete' | 'other'
  /** The kind as people read it. */
  kindText: string
  /** Where the menu shows such records; null when it does not. */
  path: string | null
}

export interface SysStatisticsDaysQuery {
  /**
   * How many, today included.
   * @default 7
   */
  days?: number
}

export interface SysStatisticsActivityQuery {
  /**
   * Rows at most.
   * @default 10
   */
  limit?: number
}

export interface StoredScreen {
  id: string
  name: string
  title: string
  kind: string
  /** The screen, as JSON. */
  content: string
  /** Who sees it: its owner, some roles, or everybody. */
  audience: 'own' | 'roles' | 'all'
  /** Ids of roles, joined by commas; told to who may change it. */
  roleIds: string
  ownerName: string | null
  mine: boolean
  mayEdit: boolean
  mayDelete: boolean
  version: number
  description: string | null
}

export interface StoredScreenLink {
  id: string
  name: string
  title: string
  kind: string
  mine: boolean
  ownerName: string | null
}

export interface StoredScreenRow {
  id: string
  name?: string | null
  title?: string | null
  kind?: string | null
  audience?: string | null
  ownerName?: string | null
  roleNames?: string | null
  createBy?: string | null
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  version?: number | null
  description?: string | null
}

export interface ScreenIssue {
  code: string
  message: string
  line: number
  column: number
  /** Characters before it. */
  from: number
  /** Characters before its end. */
  to: number
}

export interface StoredScreenCheck {
  content: string
}

export interface StoredScreenAdd {
  /** Its id behind stored/. Default: one is made. */
  name?: string | null
  /** The screen, as JSON. */
  content: string
  /** Who sees it: its owner, some roles, or everybody. */
  audience?: 'own' | 'roles' | 'all'
  /** Ids of the roles that see it, joined by commas. */
  roleIds?: string | null
  /** What the screen is for. */
  description?: string | null
}

export interface StoredScreenEdit {
  id: string
  version?: number
  /** Its id behind stored/. Default: one is made. */
  name?: string | null
  /** The screen, as JSON. */
  content?: string
  /** Who sees it: its owner, some roles, or everybody. */
  audience?: 'own' | 'roles' | 'all'
  /** Ids of the roles that see it, joined by commas. */
  roleIds?: string | null
  /** What the screen is for. */
  description?: string | null
}

export type SysStoredScreenListQuery = ListQuery

export type SysStoredScreenListResult = Page & {
  records: StoredScreenRow[]
}

export interface SysStoredScreenQueryByNameQuery {
  /** Its id behind stored/. */
  name: string
}

export interface SysStoredScreenQueryByIdQuery {
  /** Key of the row. */
  id: string
}

export interface SysStoredScreenDeleteQuery {
  /** Key of the row. */
  id: string
}

export interface SysStoredScreenDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

export interface SysTenant {
  /** Goes into the header tenant_id. */
  id: number
  name: string
  /** yyyy-MM-dd HH:mm:ss */
  beginDate?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  endDate?: string | null
  /** 1 normal, 0 frozen. */
  status?: number | null
  /** Users at most; null: any number. */
  userLimit?: number | null
  /** Megabytes of files at most; null: as the installation says. */
  storageMb?: number | null
  /** Its users now: own accounts and those of the default tenant that are let in. */
  users?: number | null
  /** Megabytes of files that it keeps now. */
  storageUsed?: number | null
  /** Its pack of rights; null: none. */
  packId?: string | null
  packName?: string | null
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Optimistic lock. */
  version?: number | null
}

export interface SysTenantAdd {
  /** Chosen by the user; absent: the next after the highest. */
  id?: number
  name: string
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  beginDate?: string | null
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  endDate?: string | null
  /** 1 normal, 0 frozen. */
  status?: 0 | 1
  /** Users at most; null: any number. Those who are there stay when they are more. */
  userLimit?: number | null
  /** Megabytes of files at most; null: as the installation says. */
  storageMb?: number | null
}

export interface SysTenantEdit {
  id: number
  name?: string
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  beginDate?: string | null
  /** yyyy-MM-dd HH:mm:ss; null or empty is none. */
  endDate?: string | null
  /** 1 normal, 0 frozen. */
  status?: 0 | 1
  /** Users at most; null: any number. Those who are there stay when they are more. */
  userLimit?: number | null
  /** Megabytes of files at most; null: as the installation says. */
  storageMb?: number | null
  /** As it was read; a stale one answers code 409. */
  version?: number | null
}

export interface TenantUser {
  id: string
  username: string
  realname?: string | null
  phone?: string | null
  status?: number | null
  /** 1: manages the tenant. */
  manager?: '0' | '1'
  /** 1: an account of the tenant itself; 0: one of the system tenant that is let in; 2: one of another tenant. */
  own?: '0' | '1' | '2'
}

export interface TenantUsersAdd {
  tenantId: number
  /** Accounts joined by commas. */
  usernames: string
}

export interface TenantManager {
  tenantId: number
  /** User id. */
  id: string
  manager: boolean
}

/** A pack of menus and rights that bounds what the users of its tenants can hold. */
export interface SysTenantPack {
  id: string
  packName: string
  /** 0: no tenant may be given it any more. */
  status?: '0' | '1'
  remarks?: string | null
  /** Ids of its menus and buttons, joined by commas. */
  permissionIds?: string | null
  /** How many menus and buttons it has. */
  permissionCount?: number | null
  /** Names of the tenants that have it, joined by commas. */
  tenants?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  updateBy?: string | null
  updateTime?: string | null
  /** Optimistic lock. */
  version?: number | null
}

export interface TenantPackAdd {
  packName: string
  status?: '0' | '1'
  remarks?: string | null
  /** Ids of menus and buttons joined by commas. */
  permissionIds?: string | null
}

export interface TenantPackEdit {
  id: string
  packName?: string
  status?: '0' | '1'
  remarks?: string | null
  /** Ids of menus and buttons joined by commas. */
  permissionIds?: string | null
  /** As it was read; a stale one answers code 409. */
  version?: number | null
}

export interface TenantPackGrant {
  packId: string
  /** Those that are chosen, joined by commas. */
  permissionIds: string
  /** Those that were chosen when they were read. */
  lastpermissionIds?: string | null
}

export interface TenantPackChoice {
  tenantId: number
  /** Null or empty: none, so that roles alone say what users hold. */
  packId?: string | null
}

export type SysTenantListQuery = ListQuery

export type SysTenantListResult = Page & {
  records: SysTenant[]
}

export interface SysTenantQueryByIdQuery {
  /** Tenant id. */
  id: string
}

export interface SysTenantDeleteQuery {
  /** Tenant id. */
  id: string
}

export interface SysTenantDeleteBatchQuery {
  /** Joined by commas. */
  ids: string
}

export type SysTenantUserListQuery = ListQuery & {
  /** The tenant whose members are listed. */
  tenantId?: string
}

export type SysTenantUserListResult = Page & {
  records: TenantUser[]
}

export interface SysTenantRemoveUsersQuery {
  /** Tenant id. */
  tenantId: string
  /** User ids joined by commas. */
  ids: string
}

export interface SysTenantQueryListQuery {
  /** Joined by commas. */
  ids?: string
}

export type SysTenantRecycleBinPageListQuery = ListQuery

export type SysTenantRecycleBinPageListResult = Page & {
  records: SysTenant[]
}

export interface SysTenantRevertTenantLogicQuery {
  /** Joined by commas. */
  ids: string
}

export interface SysTenantDeleteLogicDeletedQuery {
  /** Joined by commas. */
  ids: string
}

export type SysTenantPackListQuery = ListQuery

export type SysTenantPackListResult = Page & {
  records: SysTenantPack[]
}

export interface SysTenantQueryPackByIdQuery {
  id: string
}

export interface SysTenantDeleteTenantPackQuery {
  /** Joined by commas. */
  ids: string
}

export interface SysTenantPackPermissionsQuery {
  packId: string
}

export interface SignInOptions {
  /** Whether people may register. */
  registration: boolean
  /** Whether codes can be sent: phone sign-in, registration and new passwords need it. */
  phone: boolean
  /** Providers, opened at /sys/thirdLogin/render/{source}. */
  third: {
    source: string
    title: string
  }[]
  cas: {
    /** Append ?service= with the encoded address of the login page. */
    loginUrl: string
  } | null
  totp: 'off' | 'optional' | 'required'
}

export interface ThirdLoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
  tenantList?: SysTenant[]
}

export interface CasLoginResult {
  /** Goes into the header X-Access-Token. */
  token: string
  userInfo: SysUser
  departs: SysDepart[]
  multi_depart: 0 | 1 | 2
  tenantList?: SysTenant[]
}

export interface ThirdCreateBody {
  source: string
  /** What the pop-up posted after `绑定手机号,`; lasts 10 minutes. */
  uuid: string
  /** Default: the name that the provider suggests. */
  username?: string | null
  /** Unread. */
  avatar?: string | null
  /** Appended to the name. */
  suffix?: string | null
  /** Sent by clients, unread. */
  operateCode?: string | null
}

export interface ThirdPasswordBody {
  /** What the pop-up posted after `绑定手机号,`; lasts 10 minutes. */
  uuid: string
  /** The account to bind. Default: the name that the provider suggests. */
  username?: string | null
  password: string
  /** Sent by clients, unread. */
  operateCode?: string | null
}

export interface ThirdPhoneBody {
  /** 11 digits. Empty: 手机号不允许为空！ */
  mobile: string
  /** The code of the message, 6 digits. */
  captcha: string
  /** What the pop-up posted after `绑定手机号,`; lasts 10 minutes. */
  thirdUserUuid: string
}

export interface CasBody {
  ticket?: string | null
  /** The address that the ticket was made for; it must be one of ours. */
  service?: string | null
}

export interface BoundAccount {
  source: string
  title: string
  /** The installation has this provider now. */
  offered: boolean
  /** yyyy-MM-dd HH:mm:ss; null: not bound. */
  bindTime: string | null
  /** The caller has another way to sign in. */
  removable: boolean
}

export interface BindOwnBody {
  /** What the pop-up posted after `绑定手机号,`. */
  uuid: string
}

export interface SysThirdLoginRenderParams {
  /** Name of the provider, of signInOptions. */
  source: string
}

export interface SysThirdLoginCallbackParams {
  /** Name of the provider, of signInOptions. */
  source: string
}

export interface SysThirdLoginCallbackQuery {
  code?: string
  state?: string
  error?: string
  error_description?: string
  error_uri?: string
  iss?: string
  session_state?: string
  scope?: string
}

export interface SysThirdLoginGetLoginUserParams {
  token: string
  /** Name of the provider. */
  thirdType: string
}

export interface SysCasClientValidateLoginQuery {
  ticket?: string
  service?: string
}

export interface SysCasClientValidateLoginPostQuery {
  ticket?: string
  service?: string
}

export interface SysThirdLoginUnbindQuery {
  source: string
}

/** `result` of an answer with code 428: the password was right, and a second factor is asked for. */
export interface SecondFactorChallenge {
  /** For sysTotpLogin; lasts 5 minutes and 5 wrong codes. */
  challenge: string
  /** Present when the installation requires a second factor that the person does not have yet: show it, then complete with its first code. */
  enrol: TotpSecret | null
}

export interface TotpState {
  mode: 'off' | 'optional' | 'required'
  /** Whether the caller may enrol. */
  offered: boolean
  enabled: boolean
  recoveryCodesLeft: number
}

export interface TotpSecret {
  /** Base32, to type in. */
  secret: string
  /** otpauth address, to show as a QR code. */
  uri: string
}

export interface TotpRecoveryCodes {
  /** Shown only now; each is good for one sign-in. */
  recoveryCodes: string[]
}

export interface TotpEnrolBody {
  password: string
}

export interface TotpConfirmBody {
  /** 6 digits of the authenticator, or a recovery code. */
  code: string
}

export interface TotpProofBody {
  password: string
  /** 6 digits of the authenticator, or a recovery code. */
  code: string
}

export interface TotpResetBody {
  username: string
}

export interface TotpLoginBody {
  challenge: string
  /** 6 digits of the authenticator, or a recovery code. */
  code: string
}

/** A person. Password and salt are never returned. */
export interface SysUser {
  id: string
  username: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 1 male, 2 female. */
  sex?: number | null
  email?: string | null
  phone?: string | null
  telephone?: string | null
  workNo?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  /** 0 present, 1 in the recycle bin. */
  delFlag?: number | null
  /** Code of the current department. */
  orgCode?: string | null
  /** Names of all departments; lists only. */
  orgCodeTxt?: string | null
  /** Position codes. */
  post?: string | null
  /** 1 ordinary, 2 superior. */
  userIdentity?: number | null
  /** Departments that a superior is in charge of, joined by commas. */
  departIds?: string | null
  /** Tenant ids joined by commas. */
  relTenantIds?: string | null
  /** 1 synchronised with the workflow engine. */
  activitiSync?: number | null
  /** Device id. */
  clientId?: string | null
  sex_dictText?: string | null
  status_dictText?: string | null
  post_dictText?: string | null
  departIds_dictText?: string | null
  /** Username. */
  createBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  createTime?: string | null
  /** Username. */
  updateBy?: string | null
  /** yyyy-MM-dd HH:mm:ss */
  updateTime?: string | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
}

export interface SysUserAdd {
  username: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 1 male, 2 female. */
  sex?: number | null
  email?: string | null
  phone?: string | null
  telephone?: string | null
  workNo?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  /** Position codes. */
  post?: string | null
  /** 1 ordinary, 2 superior. */
  userIdentity?: number | null
  /** Departments that a superior is in charge of, joined by commas. */
  departIds?: string | null
  /** Tenant ids joined by commas. */
  relTenantIds?: string | null
  /** 1 synchronised with the workflow engine. */
  activitiSync?: number | null
  password: string
  /** Role ids joined by commas. */
  selectedroles?: string | null
  /** Department ids joined by commas. */
  selecteddeparts?: string | null
  /** From generateUserId; made by the server when absent. */
  id?: string
}

/** What is absent stays as it is. */
export interface SysUserEdit {
  id: string
  username?: string
  realname?: string | null
  /** Stored path. */
  avatar?: string | null
  /** yyyy-MM-dd */
  birthday?: string | null
  /** 1 male, 2 female. */
  sex?: number | null
  email?: string | null
  phone?: string | null
  telephone?: string | null
  workNo?: string | null
  /** 1 normal, 2 frozen. */
  status?: number | null
  /** Position codes. */
  post?: string | null
  /** 1 ordinary, 2 superior. */
  userIdentity?: number | null
  /** Departments that a superior is in charge of, joined by commas. */
  departIds?: string | null
  /** Tenant ids joined by commas. */
  relTenantIds?: string | null
  /** 1 synchronised with the workflow engine. */
  activitiSync?: number | null
  /** Of the row as it was read; a save that carries an older one is answered with code 409. */
  version?: number | null
  /** Role ids joined by commas. */
  selectedroles?: string | null
  /** Department ids joined by commas. */
  selecteddeparts?: string | null
}

export interface FrozenBody {
  /** Ids joined by commas. */
  ids: string
  /** 1 normal, 2 frozen. */
  status: 1 | 2 | '1' | '2'
}

export interface ChangePasswordBody {
  username: string
  password: string
  confirmpassword?: string | null
}

export interface SysUserRoleBody {
  roleId: string
  userIdList: string[]
}

export interface RecycleBody {
  /** Ids joined by commas. */
  userIds: string
}

export interface DepartUserBody {
  depId: string
  userIdList: string[]
}

export type SysUserListQuery = ListQuery

export type SysUserListResult = Page & {
  records: SysUser[]
}

export interface SysUserDeleteQuery {
  id: string
}

export interface SysUserDeleteBatchQuery {
  /** Ids joined by commas; a trailing comma is allowed. */
  ids: string
}

export interface SysUserQueryByIdQuery {
  id: string
}

export interface SysUserQueryByIdsQuery {
  /** Ids joined by commas. */
  userIds: string
}

export interface SysUserQueryUserRoleQuery {
  userid: string
}

export interface SysUserQueryUserRoleCodeQuery {
  userid: string
}

export interface SysUserUserDepartListQuery {
  userId: string
}

export interface SysUserQueryUserByDepIdQuery {
  id: string
  realname?: string
}

export interface SysUserCheckOnlyUserQuery {
  username?: string
  phone?: string
  email?: string
}

export type SysUserUserRoleListQuery = ListQuery & {
  roleId: string
}

export type SysUserUserRoleListResult = Page & {
  records: SysUser[]
}

export interface SysUserDeleteUserRoleQuery {
  roleId: string
  userId: string
}

export interface SysUserDeleteUserRoleBatchQuery {
  roleId: string
  /** Ids joined by commas. */
  userIds: string
}

export type SysUserDepartUserListQuery = ListQuery & {
  depId?: string
}

export type SysUserDepartUserListResult = (Page & {
  records: SysUser[]
}) | null

export interface SysUserDeleteUserInDepartQuery {
  depId: string
  userId: string
}

export interface SysUserDeleteUserInDepartBatchQuery {
  depId: string
  /** Ids joined by commas. */
  userIds: string
}

export type SysUserRecycleBinQuery = ListQuery

export interface SysUserDeleteRecycleBinQuery {
  /** Ids joined by commas. */
  userIds: string
}

export type SysUserExportXlsQuery = ListQuery & {
  /** Ids joined by commas. */
  selections?: string
}

export type SysUserImportExcelResult = ImportReport | null

export interface WatchIds {
  /** Ids, joined by commas. */
  ids: string
}

export interface WatchReview {
  /** Ids, joined by commas. */
  ids: string
  passed: boolean
  /** Required where entries are rejected. */
  opinion?: string | null
  /** Of one entry: the version that was looked at. */
  version?: number | null
}

export interface WatchValue {
  value: string
  /** What it is. Default: it may be any of them. */
  kind?: 'company' | 'person' | 'account' | 'word' | 'address'
  number?: string | null
}

export interface WatchMatchQuery {
  values?: WatchValue[]
  /** More values, one a line; a thousand count. */
  text?: string
  /** What the lines are. Default: they may be any of them. */
  kind?: 'company' | 'person' | 'account' | 'word' | 'address'
  /**
   * How much of two names has to be alike; 1 leaves near ones out.
   * @default 0.8
   */
  nearness?: number
}

export interface WatchMatch {
  entryId: string
  name: string
  kind: 'company' | 'person' | 'account' | 'word' | 'address'
  side: 'black' | 'white'
  level: string
  listName: string
  reason: string
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'
  /** How sure it is, 0 to 1; of a near one, how much of the names is alike. */
  grade: number
  /** Name of the white entry that takes a black one back. */
  overruledBy: string | null
}

/** Of each value, in the order in which they were asked. */
export interface WatchMatched {
  value: string
  /** The entry that decides; null where none matches. */
  name: string | null
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near' | null
  grade: number | null
  reason: string | null
  /** `black`: a black entry that no white one takes back; `near`: only nearly alike ones. */
  verdict: 'black' | 'white' | 'near' | 'none'
  matches: WatchMatch[]
}

export type WatchSource = 'document' | 'knowledge'

/** UTF-16 offsets within the text of the page. */
export interface WatchPlace {
  /** 0: the title. */
  page: number
  start: number
  end: number
  text: string
}

export interface WatchHit {
  entryId: string
  name: string
  kind: 'company' | 'person' | 'account' | 'word' | 'address'
  side: 'black' | 'white'
  level: string
  listName: string
  reason: string
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'
  /** How sure it is, 0 to 1; of a near one, how much of the names is alike. */
  grade: number
  /** Name of the white entry that takes a black one back. */
  overruledBy: string | null
  count: number
  /** The first ones. */
  places: WatchPlace[]
}

export interface WatchedRecord {
  id: string
  hits: WatchHit[]
}

export interface WatchedDocument {
  id: string
  source: WatchSource
  name: string
  /** As it is written; written otherwise; with another form of firm; by another name; by its number; nearly. */
  how: 'exact' | 'written' | 'form' | 'alias' | 'number' | 'near'
  grade: number
  count: number
  /** Page of the first place; 0: the title. */
  page: number
  /** How it stands there. */
  text: string
  foundTime: string
}

export interface UnstructurDocumentdataWatchlistHitsQuery {
  source: WatchSource
  /** Ids of records, joined by commas; a hundred at most. */
  ids: string
}

export interface UnstructurDocumentdataWatchlistDocumentsQuery {
  id: string
  /** @default 1 */
  pageNo?: number
  /** @default 10 */
  pageSize?: number
}

export type UnstructurDocumentdataWatchlistDocumentsResult = Page & {
  records: WatchedDocument[]
}

export interface ArticleIds {
  /** Ids, joined by commas. */
  ids: string
}

export interface ArticleReview {
  /** Ids, joined by commas. */
  ids: string
  passed: boolean
  /** Required where articles are sent back. */
  opinion?: string | null
  /** Of one article: the version that was looked at. */
  version?: number | null
}
