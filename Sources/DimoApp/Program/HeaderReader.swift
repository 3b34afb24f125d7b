import Domain
import FeatureKit
import Reactive

/// Keeps the header up to date: the member, their unread inbox, the home city's known weather, which it never requests.
@MainActor
final class HeaderReader {
    private let main: MainDIContainer
    private let changed: () -> Void
    private let vanished: () -> Void
    private let reading = LatestTask()
    private let weatherReading = LatestTask()
    private let bag = SubscriptionBag()
    private var weather: String?

    /// Calls `changed` when the header may have changed, `vanished` when the account was removed or signed out.
    init(main: MainDIContainer, changed: @escaping () -> Void, vanished: @escaping () -> Void) {
        self.main = main
        self.changed = changed
        self.vanished = vanished
    }

    /// Reads everything now and after every relevant change.
    func start() {
        main.authorizer.work.job.changes.observe { [weak self] _ in self?.changed() }.store(in: bag)
        main.changes.touching([.weather, .cities]).observe { [weak self] in self?.readWeather() }.store(in: bag)
        main.settings.store.settings.observe { [weak self] _ in self?.readWeather() }.store(in: bag)
        guard !main.session.isGuest else { return }
        main.changes.touching([.members, .inbox, .reviews, .works, .votes, .community]).observe { [weak self] in
            self?.read()
        }
        .store(in: bag)
        read()
    }

    /// The weather, the member, the running job, unsent actions, notices of the community, unread messages, and what
    /// the community needs from the member. If there is no room, they disappear in this order.
    var texts: [String] {
        let (strings, status) = (main.strings, main.membership.value)
        let profile = main.presentProfile.value
        let unread = main.unread.value
        func count(_ key: String, _ count: Int, _ text: String? = nil) -> String? {
            count == 0 ? nil : strings("header.\(key)", text ?? String(count))
        }
        return [
            weather, [profile.nickname, profile.type?.text].compactMap { $0 }.joined(separator: " "),
            main.authorizer.work.job.value.map(jobText),
            count(strings.isPlain ? "waiting.plain" : "waiting", status?.waiting ?? 0),
            count("notices", status?.notices ?? 0),
            count("unread", unread.value, unread.isCapped ? "\(unread.value)+" : nil),
            sign.map { strings("header.notices", $0) },
        ].compactMap { $0 }
    }

    /// What the community needs from the member, in a word or two; nil for nothing.
    var sign: String? { main.membership.value.flatMap { CommunityText.sign($0.standing, main.strings) } }

    private func jobText(_ job: JobStatus) -> String {
        if job.isCancelling { return main.strings("header.job.cancelling", job.title) }
        guard let progress = job.progress else { return main.strings("header.job", job.title) }
        return main.strings("header.job.share", job.title, String(Int(progress.fraction * 100)))
    }

    /// Stops reading, for a caller that finds out about the account itself.
    func stop() {
        bag.removeAll()
        reading.cancel()
        weatherReading.cancel()
    }

    private func readWeather() {
        weatherReading.run { [homeWeather = main.homeWeather] in
            try await homeWeather.known()
        } completion: { [weak self] result in
            guard let self, case .success(let known) = result else { return }
            let text = known.map { city, report in
                HeaderWeather(strings: main.strings, display: main.preferences.value, now: main.clock.now())
                    .text(city, report)
            }
            guard text != weather else { return }
            weather = text
            changed()
        }
    }

    private func read() {
        let memberships = main.shared.memberships
        reading.run { [services = main.services, inbox = main.community.inbox, session = main.session] in
            let id = session.profile.id
            return (
                try await services.accounts.account(of: id), try await inbox.unreadCount(of: id),
                try await memberships.status(of: id), try await Self.isOpen(session, services)
            )
        } completion: { [weak self] result in
            // After a failure the known values stay until the next change.
            guard let self, case .success(let (account, unread, status, isOpen)) = result else { return }
            guard isOpen else { return vanished() }
            if let account {
                main.presentProfile.send(account.profile)
                main.unread.send(unread)
                main.membership.send(status)
                changed()
            } else if main.session.accountName != nil {
                vanished()
            }
        }
    }

    /// Whether the session is still open: it may have ended elsewhere (a new password). Without an account, always.
    nonisolated private static func isOpen(_ session: Session, _ services: AccountServices) async throws -> Bool {
        guard case .account(_, let number?) = session.kind else { return true }
        let open = try await services.sessions.sessions(of: session.profile.id, at: services.clock.now())
        return open.contains { $0.id == number }
    }
}

struct HeaderWeather {
    let strings: Strings
    let display: DisplayPreferences
    let now: Int64

    /// `Seoul 3° cloudy`; made-up values are marked as a sample, and values some hours old have their age added.
    func text(_ city: City, _ report: WeatherReport) -> String {
        let words = WeatherWords(strings, display)
        let condition = report.current.code.map { words.condition($0.condition) }
        let age = report.age(at: now)
        let parts = [
            report.origin == .sample ? strings["weather.sample"] : nil, city.name[strings.language],
            words.degrees(report.current.temperature), condition,
            age > HomeWeather.lifetime ? "(\(AgeText.short(age, strings)))" : nil,
        ]
        return parts.compactMap { $0 }.joined(separator: " ")
    }
}
