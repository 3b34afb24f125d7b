// swift-tools-version: 6.2
import PackageDescription

let strictSettings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
]

/// Settings of targets that are optimized in debug builds, too, because the tests spend most of their time in them.
let optimizedSettings = strictSettings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// Returns a feature's target, which can't import other features, storage, networking or the terminal driver.
func feature(_ name: String) -> Target {
    .target(
        name: name,
        dependencies: ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal"],
        path: "Sources/Features/\(name)",
        swiftSettings: strictSettings)
}

func test(
    _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], libraries: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude, swiftSettings: strictSettings,
        linkerSettings: libraries.map { .linkedLibrary($0) })
}

/// Returns a library's pkg-config name on macOS, where pkg-config finds the headers that Homebrew installed. Elsewhere
/// the compiler finds them, and pkg-config would link libraries that the program opens at run time, such as libzip.
func homebrew(_ name: String) -> String? {
    #if os(macOS)
        name
    #else
        nil
    #endif
}

let features = [
    "Bar", "Dig", "Drinks", "Home", "Momentum", "Onboarding", "Recipes", "Settings", "Transfer", "Weather",
    "Works",
]
let featureDependencies: [Target.Dependency] = features.map { .byName(name: $0) }

let package = Package(
    name: "dimo",
    defaultLocalization: "en",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "dimo", targets: ["dimo"]),
        .executable(name: "dimo-server", targets: ["dimo-server"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
        .package(url: "https://github.com/groue/GRDB.swift", exact: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", exact: "6.2.2"),
        .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
        // Only `dimo-server` links these.
        .package(
            url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: ["FullFoundation"]),
        .package(url: "https://github.com/apple/swift-nio", exact: "2.101.2"),
        .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", exact: "2.13.0"),
    ],
    targets: [
        .target(name: "Domain", swiftSettings: optimizedSettings),
        .target(name: "Reactive", swiftSettings: strictSettings),
        .target(name: "Terminal", swiftSettings: optimizedSettings),
        .target(name: "Navigation", dependencies: ["Reactive", "Terminal"], swiftSettings: strictSettings),
        .target(
            name: "Persistence",
            dependencies: [
                "CommunityProtocol", "CommunitySync", "Domain", "SQLiteFiles",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            swiftSettings: optimizedSettings),
        .target(
            name: "Networking", dependencies: ["CCurl", "CommunityProtocol", "CommunitySync", "Domain", "Packing"],
            swiftSettings: strictSettings),
        .target(name: "Credentials", dependencies: ["CSodium", "Domain"], swiftSettings: strictSettings),
        .target(
            name: "Exchange",
            dependencies: ["CLibzip", "Domain", "Packing"],
            swiftSettings: optimizedSettings),
        .target(name: "Images", dependencies: ["CPng", "CTurboJPEG", "Domain"], swiftSettings: strictSettings),
        .target(
            name: "DimoAssets",
            dependencies: ["Domain"],
            path: "Assets",
            exclude: ["Package", "Pictures"],
            resources: [.copy("Catalog"), .copy("Manual"), .copy("en.lproj"), .copy("ko.lproj")],
            swiftSettings: optimizedSettings),
        .target(
            name: "FeatureKit",
            dependencies: ["Domain", "Navigation", "Reactive", "Terminal"],
            path: "Sources/Features/FeatureKit",
            swiftSettings: optimizedSettings),
    ] + features.map(feature) + [
        .systemLibrary(
            name: "CCurl",
            providers: [.apt(["libcurl4-openssl-dev"])]),
        .systemLibrary(
            name: "CLibzip",
            pkgConfig: homebrew("libzip"),
            providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
        .systemLibrary(
            name: "CNcurses",
            providers: [.apt(["libncurses-dev"]), .brew(["ncurses"])]),
        .systemLibrary(
            name: "CPng",
            pkgConfig: homebrew("libpng"),
            providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
        .systemLibrary(
            name: "CSodium",
            pkgConfig: homebrew("libsodium"),
            providers: [.apt(["libsodium-dev"]), .brew(["libsodium"])]),
        .systemLibrary(
            name: "CTurboJPEG",
            pkgConfig: homebrew("libturbojpeg"),
            providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
        .systemLibrary(
            name: "CZlib",
            providers: [.apt(["zlib1g-dev"])]),
        // A dependency of libpq.
        .systemLibrary(
            name: "COpenSSL",
            pkgConfig: homebrew("libcrypto"),
            providers: [.apt(["libssl-dev"]), .brew(["openssl@3"])]),
        .systemLibrary(
            name: "CPostgres",
            pkgConfig: homebrew("libpq"),
            providers: [.apt(["libpq-dev"]), .brew(["libpq"])]),
        .target(name: "CommunityProtocol", dependencies: ["Domain"], swiftSettings: strictSettings),
        .target(name: "CommunitySync", dependencies: ["CommunityProtocol", "Domain"], swiftSettings: strictSettings),
        .target(
            name: "CommunityServer",
            dependencies: [
                "COpenSSL", "CPostgres", "CommunityProtocol", "Credentials", "Domain", "Packing", "SQLiteFiles",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "HummingbirdTLS", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strictSettings),
        .target(
            name: "ManPages",
            dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
            swiftSettings: strictSettings),
        .target(name: "Packing", dependencies: ["CZlib"], swiftSettings: strictSettings),
        .target(
            name: "SQLiteFiles", dependencies: [.product(name: "GRDB", package: "GRDB.swift")],
            swiftSettings: strictSettings),
        .executableTarget(
            name: "dimo-server",
            dependencies: [
                "CommunityProtocol", "CommunityServer", "DimoAssets", "Domain", "ManPages",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Yams", package: "Yams"),
            ],
            swiftSettings: strictSettings),
        .target(name: "NcursesDriver", dependencies: ["CNcurses", "Terminal"], swiftSettings: strictSettings),
        .target(
            name: "DimoApp",
            dependencies: [
                "CommunitySync", "Credentials", "DimoAssets", "Domain", "Exchange", "FeatureKit", "Images",
                "Navigation",
                "Networking", "Persistence", "Reactive", "Terminal",
                .product(name: "Logging", package: "swift-log"),
                .product(name: "Yams", package: "Yams"),
            ] + featureDependencies,
            swiftSettings: strictSettings),
        .executableTarget(
            name: "dimo",
            dependencies: [
                "DimoApp", "DimoAssets", "Domain", "FeatureKit", "ManPages", "NcursesDriver", "Terminal",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strictSettings,
            // Relocating 120,000 addresses at every start takes longer than the first frame, and so does a table of
            // 43,000 exported names that is searched first for the symbols of every library. Each additional shared
            // library has to be found and mapped.
            linkerSettings: [
                .unsafeFlags(
                    [
                        "-Xclang-linker", "-no-pie", "-Xclang-linker", "-static-libgcc", "-Xlinker",
                        "--no-export-dynamic",
                    ],
                    .when(platforms: [.linux], configuration: .release))
            ]),
        .target(
            name: "TestSupport",
            dependencies: [
                "Domain", "FeatureKit", "Navigation", "Persistence", "Reactive", "Terminal",
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            path: "Tests/TestSupport",
            swiftSettings: strictSettings),
        test("ReactiveTests", ["Reactive"]),
        test("TerminalTests", ["Terminal"]),
        test("NcursesDriverTests", ["NcursesDriver", "Terminal"]),
        test("DomainTests", ["Domain"]),
        test(
            "PersistenceTests",
            [
                "CommunityProtocol", "CommunitySync", "Domain", "Persistence", "SQLiteFiles",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        test(
            "NetworkingTests",
            [
                "Domain", "Networking",
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"),
            ]),
        test("NavigationTests", ["Navigation", "Reactive", "Terminal"]),
        test("FeatureKitTests", ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal"]),
        test("DrinksTests", ["Domain", "Drinks", "FeatureKit", "Navigation", "Reactive", "Terminal"]),
        test("DigTests", ["Dig", "Domain", "FeatureKit", "Navigation", "Reactive", "Terminal"]),
        test(
            "WorksTests", ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal", "Works"],
            exclude: ["Snapshots"]),
        test("HomeTests", ["Domain", "FeatureKit", "Home", "Navigation", "Reactive", "Terminal"]),
        test("MomentumTests", ["Domain", "FeatureKit", "Momentum", "Navigation", "Reactive", "Terminal"]),
        test("BarTests", ["Bar", "Domain", "FeatureKit", "Navigation", "Reactive", "Terminal"]),
        test("OnboardingTests", ["Domain", "FeatureKit", "Navigation", "Onboarding", "Reactive", "Terminal"]),
        test("RecipesTests", ["Domain", "FeatureKit", "Navigation", "Reactive", "Recipes", "Terminal"]),
        test("TransferTests", ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal", "Transfer"]),
        test("WeatherTests", ["Domain", "FeatureKit", "Navigation", "Reactive", "Terminal", "Weather"]),
        // These tests write archives and images, so they link the libraries; the program opens them at run time.
        test("ExchangeTests", ["CLibzip", "CZlib", "DimoAssets", "Domain", "Exchange"], libraries: ["z", "zip"]),
        test("ImagesTests", ["CPng", "CTurboJPEG", "Domain", "Images"], libraries: ["png16", "turbojpeg"]),
        test("CommunityProtocolTests", ["CommunityProtocol", "Domain"]),
        test(
            "CommunityServerTests",
            [
                "CommunityProtocol", "CommunityServer", "Credentials", "Domain",
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        // Runs client and server in one process.
        test(
            "CommunityTests",
            [
                "CommunityProtocol", "CommunityServer", "CommunitySync", "Credentials", "Domain", "Networking",
                "Packing", "Persistence", .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        test("CredentialsTests", ["Credentials", "Domain"]),
        test(
            "ManPagesTests",
            ["ManPages", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
        test("PackingTests", ["Packing"]),
        test("DimoAssetsTests", ["DimoAssets", "Domain"]),
        test(
            "DimoAppTests",
            featureDependencies + [
                "DimoApp", "DimoAssets", "Domain", "FeatureKit", "Navigation", "Networking", "Persistence", "Reactive",
                "Terminal",
            ],
            exclude: ["Snapshots"]),
        test("SettingsTests", ["Domain", "FeatureKit", "Navigation", "Reactive", "Settings", "Terminal"]),
        test("ArchitectureTests", []),
        test(
            "EndToEndTests",
            [
                "CommunityProtocol", "Credentials", "DimoAssets", "Domain", "ManPages", "Terminal", "dimo",
                "dimo-server", .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "FlyingFox", package: "FlyingFox"),
                .product(name: "FlyingSocks", package: "FlyingFox"), .product(name: "GRDB", package: "GRDB.swift"),
            ]),
    ])

// Only the benchmarks depend on OpenCombine, which they compare `Observable` with.
if Context.environment["DIMO_BENCH"] == "1" {
    package.dependencies.append(.package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"))
    package.products.append(.executable(name: "dimo-bench", targets: ["dimo-bench"]))
    package.targets.append(
        .executableTarget(
            name: "dimo-bench",
            dependencies: [
                "DimoAssets", "Domain", "Persistence", "Reactive", .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "OpenCombine", package: "OpenCombine"),
            ],
            path: "Tests/Bench/DimoBench",
            swiftSettings: strictSettings))
}

// `DIMO_ONLY=Drinks,DomainTests` keeps only the named targets, their tests and their dependencies.
if let only = Context.environment["DIMO_ONLY"], !only.isEmpty {
    let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
    var kept: Set<String> = []
    var packages: Set<String> = []
    var names = only.split(separator: ",").map(String.init).flatMap { [$0, "\($0)Tests"] }.filter { targets[$0] != nil }
    if names.isEmpty { fatalError("DIMO_ONLY: no target is called \(only)") }
    while let name = names.popLast() {
        guard kept.insert(name).inserted, let target = targets[name] else { continue }
        for dependency in target.dependencies {
            switch dependency {
            case .targetItem(let name, _), .byNameItem(let name, _): names.append(name)
            case .productItem(_, let package?, _, _): packages.insert(package.lowercased())
            default: break
            }
        }
    }
    package.targets.removeAll { !kept.contains($0.name) }
    package.products.removeAll { !kept.contains($0.name) }
    package.dependencies.removeAll { dependency in
        guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
        return !packages.contains(location.split(separator: "/").last.map { $0.lowercased() } ?? "")
    }
}
