import Testing

/// Time limits fail on slow machines, so only tests that wait for another process have one. The watchdog of the whole
/// run reports tests that hang.
@Suite struct TimeLimitTests {
    private static let waitForProcesses = [
        "Tests/EndToEndTests/EndToEnd.swift", "Tests/NcursesDriverTests/DeviceTests.swift",
    ]

    @Test func `only tests that wait for another process have a time limit`() {
        let limit = ".time" + "Limit("
        let files = Repository.swiftFiles(below: "Tests").filter { Repository.text(of: $0).contains(limit) }
        #expect(files == Self.waitForProcesses)
    }
}
