import Testing

/// A test that waits for nothing but itself takes as long as the machine needs; what hangs is named by the watchdog of
/// the whole run. Only those that wait for another process may give up.
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
