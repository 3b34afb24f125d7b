package import Domain

package final class PermissiveAuthorizer: MemberAuthorizer {
    package let work: MemberWork

    package init(work: MemberWork = MemberWork()) {
        self.work = work
    }

    package func authorize(_ intent: MemberIntent) -> Bool { true }
}
