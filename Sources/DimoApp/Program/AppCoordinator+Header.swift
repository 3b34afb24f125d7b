internal import Domain
internal import FeatureKit
internal import Navigation
internal import Onboarding
internal import Reactive

/// What the frame says on every screen: who is there, what waits for them, and whether it is all made up.
extension AppCoordinator {
    /// Says on every screen that what is seen was made up, where it was.
    func showMark() {
        shell.mark = launchContainer?.isDemo == true ? strings["header.demo"] : nil
    }

    /// Keeps what the header says of the member true.
    func watchMember(of main: MainDIContainer) {
        guard !main.session.isGuest else { return }
        main.storeChanged.merge(main.changes.touching([.inbox, .members])).observe { [weak self, weak main] in
            guard let self, let main else { return }
            readHeader(of: main)
        }.store(in: profileBag)
        readHeader(of: main)
    }

    private func readHeader(of main: MainDIContainer) {
        heading.run { [services = main.services, inbox = main.community.inbox, id = main.profile.id] in
            (try await services.accounts.account(of: id), try await inbox.unreadCount(of: id))
        } completion: { [weak self, weak main] result in
            // What cannot be read now is read again with the next change; until then what was known stands there.
            guard let self, let main, case .success(let (account, unread)) = result else { return }
            guard let account else { return leaveVanished(main.session) }
            main.presentProfile.send(account.profile)
            main.unread.send(unread)
            shell.setNeedsFrame()
        }
    }

    /// Another program has removed the account: there is nobody left whose screens these could be.
    private func leaveVanished(_ session: Session) {
        guard session.accountName != nil else { return }
        enterOnboarding(.welcome, notice: strings["session.ended"])
    }

    /// Keeps which kind of works Home shows for the next start.
    func keepHomeKind(of main: MainDIContainer) {
        guard !main.session.isGuest else { return }
        main.homeKind.onFailure = { [weak self] error in
            guard let self else { return }
            shell.showToast(ErrorText.describe(error, strings), kind: .failed)
        }
        main.homeKind.start()
    }
}
