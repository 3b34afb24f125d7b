public import DimoAssets
internal import Domain
internal import FeatureKit
internal import Navigation
internal import Terminal

/// The scope of the whole program: settings, words, and where the files are. It outlives every other scope; they take
/// what they need from it and do not keep it.
@MainActor
public final class AppDIContainer {
    let options: LaunchOptions
    let settings: AppSettings
    let strings: Strings
    let assets: AssetFolder
    let clock: any WallClock
    /// Where the files are.
    public let paths: AppPaths

    /// Reads the settings and the words; nothing slow happens here, the first frame waits for it.
    ///
    /// - Throws: `AssetError` when the bundled files are not there.
    public init(options: LaunchOptions, environment: @escaping (String) -> String?) throws(AssetError) {
        self.options = options
        paths = AppPaths(dataDirectory: options.dataDirectory, environment: environment)
        assets = try AssetFolder.locate(environment: environment)
        let configuration = TextFile.read(paths.configuration).map { ConfigurationReader.read($0) }
        settings = AppSettings(
            options: options, configuration: configuration ?? AppConfiguration(),
            themes: ThemeFolder(path: paths.themes, read: TextFile.read), environment: environment)
        strings = try StringTable.load(settings.language, from: assets)
        clock = SystemClock()
    }

    func makeStoreOpener() -> StoreOpener {
        StoreOpener(
            path: paths.database, assets: assets, calculator: DrinkCalculator(dilution: settings.dilution))
    }

    func makeMainContainer(store: Store, profile: Profile) -> MainDIContainer {
        MainDIContainer(
            MainDIContainer.Dependencies(
                store: store, profile: profile, preferences: settings.preferences, strings: strings))
    }
}
