internal import Domain
internal import Networking
internal import Persistence

/// Makes what brings a member's recipes from a Bar Assistant server.
struct BarAssistantPullMaker: RecipePullMaker {
    let client: any HTTPClient
    let configuration: ProviderConfiguration.BarAssistant
    let store: any ImportStore
    let database: AppDatabase
    let profile: Identifier<Profile>
    let clock: any WallClock

    var address: String { configuration.url?.description ?? "" }
    var hasToken: Bool { configuration.token != nil }

    func pull(_ access: ServerAccess) throws(TransferProblem) -> PullRecipes {
        let token = access.token.flatMap { $0.isEmpty ? nil : Secret($0) } ?? configuration.token
        guard let token else {
            throw TransferProblem(
                .usage, "no token: make one in Bar Assistant's profile and set BAR_ASSISTANT_TOKEN to it")
        }
        guard token.value.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            throw TransferProblem(.usage, "the token has something in it that no token has: copy it once more")
        }
        return PullRecipes(
            server: BarAssistantServer(client, at: try url(access.address), token: token),
            reader: ExchangeImportReader(), store: store,
            pulled: SQLitePulledRecipeRepository(database: database),
            pictures: SQLitePictureAddressRepository(database: database), profile: profile, clock: clock)
    }

    /// The address above `/api`, which may be typed with it.
    private func url(_ typed: String?) throws(TransferProblem) -> BaseURL {
        guard var text = typed.flatMap({ $0.isEmpty ? nil : $0 }) ?? configuration.url?.description else {
            throw TransferProblem(
                .usage, "no address: name the server's, or set providers.bar_assistant.url to it")
        }
        while text.last == "/" { text.removeLast() }
        if text.hasSuffix("/api") { text.removeLast(4) }
        guard let url = BaseURL(text) else {
            throw TransferProblem(
                .usage, "\(PlainText.line(text, limit: 200)) is no address of https (or http of this machine): check it"
            )
        }
        return url
    }
}
