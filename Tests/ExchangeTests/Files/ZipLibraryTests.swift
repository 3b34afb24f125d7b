import Testing

@testable import Exchange

@Suite struct ZipLibraryTests {
    @Test func `the error without the library says what to install`() {
        #expect(throws: ExchangeError.noZip) { try ZipLibrary(names: ["libdimo-there-is-none.so"]) }
        #expect(ExchangeError.noZip.description.contains("install libzip"))
    }

    @Test func `a library without the functions counts as none`() {
        #expect(throws: ExchangeError.noZip) { try ZipLibrary(names: ["libm.so.6", "libm.dylib"]) }
    }
}
