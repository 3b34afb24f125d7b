import Domain
import Testing

@testable import Persistence

struct SQLitePictureAddressRepositoryTests {
    @Test func `a picture address belongs to one work or drink, and can be replaced or removed`() async throws {
        let repository = SQLitePictureAddressRepository(database: try .inMemory())
        #expect(try await repository.address(of: .work("negroni")) == nil)
        try await repository.keep([
            .work("negroni"): PictureAddress("https://a.org/1"), .drink("negroni"): PictureAddress("https://a.org/2"),
        ])
        #expect(try await repository.address(of: .work("negroni")) == PictureAddress("https://a.org/1"))
        #expect(try await repository.address(of: .drink("negroni")) == PictureAddress("https://a.org/2"))
        try await repository.keep([.work("negroni"): PictureAddress("https://a.org/3"), .drink("negroni"): nil])
        #expect(try await repository.address(of: .work("negroni")) == PictureAddress("https://a.org/3"))
        #expect(try await repository.address(of: .drink("negroni")) == nil)
    }
}
