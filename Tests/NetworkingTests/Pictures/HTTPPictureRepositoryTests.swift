import Domain
import Foundation
import Synchronization
import Testing

@testable import Networking

/// Pictures from memory, the folder and the network.
struct HTTPPictureRepositoryTests {
    /// Decodes every file that begins with "picture" to a single colour, and counts its calls.
    private final class CountingDecoder: PictureDecoder {
        private let calls = Mutex(0)
        var count: Int { calls.withLock { $0 } }

        func picture(from file: Data, fitting size: PictureSize) throws(PictureProblem) -> Picture {
            calls.withLock { $0 += 1 }
            guard file.starts(with: Data("picture".utf8)),
                let picture = Picture(
                    size: size, pixels: Array(repeating: file.last ?? 0, count: size.width * size.height * 3))
            else { throw .notAPicture }
            return picture
        }
    }

    /// Answers only when a test permits.
    private actor HeldClient: HTTPClient {
        private(set) var requests: [Endpoint] = []
        private var waiting: [CheckedContinuation<Void, Never>] = []
        private var arrivals: [CheckedContinuation<Void, Never>] = []
        private(set) var cancellations = 0
        private let answer: Result<HTTPResponse, NetworkError>

        init(_ answer: Result<HTTPResponse, NetworkError>) {
            self.answer = answer
        }

        nonisolated func response(to endpoint: Endpoint) async throws(NetworkError) -> HTTPResponse {
            await wait(endpoint)
            if Task.isCancelled {
                await note()
                throw NetworkError(.cancelled, to: endpoint)
            }
            return try await result().get()
        }

        private func result() -> Result<HTTPResponse, NetworkError> { answer }
        private func note() { cancellations += 1 }

        private func wait(_ endpoint: Endpoint) async {
            requests.append(endpoint)
            for arrival in arrivals { arrival.resume() }
            arrivals = []
            await withTaskCancellationHandler {
                await withCheckedContinuation { waiting.append($0) }
            } onCancel: {
                Task { await self.release() }
            }
        }

        func arrived() async {
            if requests.isEmpty { await withCheckedContinuation { arrivals.append($0) } }
        }

        func release() {
            let waiting = waiting
            self.waiting = []
            for continuation in waiting { continuation.resume() }
        }
    }

    private let address = PictureAddress("https://image.tmdb.org/t/p/w342/a.jpg")
    private let size = PictureSize(width: 24, height: 36)
    private let decoder = CountingDecoder()

    private func answer(_ text: String = "picture7") -> Result<HTTPResponse, NetworkError> {
        .success(HTTPResponse(body: Data(text.utf8)))
    }

    private func withFolder(_ body: (String) async throws -> Void) async throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try await body(path)
    }

    @Test func `the nearest width is fetched only once`() async throws {
        let client = ScriptedHTTPClient(answer())
        let pictures = HTTPPictureRepository(client, decoder: decoder, folder: nil)
        let first = try await pictures.picture(at: address, fitting: size)
        let second = try await pictures.picture(at: address, fitting: size)
        #expect(first == second && first.size == size)
        #expect(client.requests.map(\.requestURL) == ["https://image.tmdb.org/t/p/w92/a.jpg"])
        #expect(decoder.count == 1)
    }

    @Test func `simultaneous requests for one picture are joined`() async throws {
        let client = HeldClient(answer())
        let pictures = HTTPPictureRepository(client, decoder: decoder, folder: nil)
        async let first = pictures.picture(at: address, fitting: size)
        await client.arrived()
        async let second = pictures.picture(at: address, fitting: size)
        while await pictures.waiterCount < 2 { await Task.yield() }
        await client.release()
        let both = try await [first, second]
        #expect(both[0] == both[1])
        #expect(await client.requests.count == 1)
        #expect(await pictures.jobCount == 0)
    }

    @Test func `a picture can be requested again after every outcome`() async throws {
        let failure = NetworkError(.offline, to: .sample)
        let client = ScriptedHTTPClient(.failure(failure), answer("no such thing"), answer())
        let pictures = HTTPPictureRepository(client, decoder: decoder, folder: nil)
        await #expect(throws: NetworkError.self) { try await pictures.picture(at: address, fitting: size) }
        #expect(await pictures.jobCount == 0)
        await #expect(throws: PictureProblem.notAPicture) { try await pictures.picture(at: address, fitting: size) }
        #expect(await pictures.jobCount == 0)
        #expect(try await pictures.picture(at: address, fitting: size).size == size)
        #expect(client.requests.count == 3)
    }

    @Test func `a cancelled picture request ends and can be repeated`() async throws {
        let client = HeldClient(answer())
        let pictures = HTTPPictureRepository(client, decoder: decoder, folder: nil)
        let task = Task { try await pictures.picture(at: address, fitting: size) }
        await client.arrived()
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
        while await client.cancellations == 0 { await Task.yield() }
        #expect(await pictures.jobCount == 0)
    }

    @Test func `a stored picture needs no network`() async throws {
        try await withFolder { path in
            let client = ScriptedHTTPClient(answer())
            _ = try await HTTPPictureRepository(client, decoder: decoder, folder: PictureFolder(path: path))
                .picture(at: address, fitting: size)
            let names = try FileManager.default.contentsOfDirectory(atPath: path)
            #expect(names.count == 1)
            for name in names {
                let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
                #expect(attributes[.posixPermissions] as? Int == 0o600)
            }
            let offline = HTTPPictureRepository(
                OfflineHTTPClient(), decoder: decoder, folder: PictureFolder(path: path))
            let answer1 = try await offline.picture(at: address, fitting: size).pixels[0]
            #expect(answer1 == UInt8(ascii: "7"))
            await #expect(throws: NetworkError.self) {
                try await offline.picture(at: PictureAddress("https://a.org/b.png"), fitting: size)
            }
        }
    }

    @Test func `a corrupt file is fetched again`() async throws {
        try await withFolder { path in
            let folder = PictureFolder(path: path)
            await folder.keep(Data("rubbish".utf8), of: "https://image.tmdb.org/t/p/w92/a.jpg")
            let client = ScriptedHTTPClient(answer())
            let pictures = HTTPPictureRepository(client, decoder: decoder, folder: folder)
            let answer2 = try await pictures.picture(at: address, fitting: size).size
            #expect(answer2 == size)
            let answer3 = await folder.file(of: "https://image.tmdb.org/t/p/w92/a.jpg")
            #expect(answer3 == Data("picture7".utf8))
        }
    }

    @Test func `the folder never grows beyond its limit, and keeps the files read last`() async throws {
        try await withFolder { path in
            let folder = PictureFolder(path: path, limit: 4_000)
            for number in 0..<40 {
                await folder.keep(Data(repeating: 1, count: 500), of: "https://a.org/\(number)")
                let names = try FileManager.default.contentsOfDirectory(atPath: path)
                let bytes = try names.reduce(0) { sum, name in
                    let attributes = try FileManager.default.attributesOfItem(atPath: "\(path)/\(name)")
                    return sum + (attributes[.size] as? Int ?? 0)
                }
                #expect(bytes <= 4_000)
            }
            let answer4 = await folder.file(of: "https://a.org/39")?.count
            #expect(answer4 == 500)
            let answer5 = await folder.file(of: "https://a.org/0")
            #expect(answer5 == nil)
            await folder.keep(Data(repeating: 1, count: 3_000), of: "https://a.org/large")
            let answer6 = await folder.file(of: "https://a.org/large")
            #expect(answer6 == nil)
        }
    }

    @Test func `a file of another address with the same name is ignored`() async throws {
        try await withFolder { path in
            let folder = PictureFolder(path: path)
            await folder.keep(Data("picture".utf8), of: "https://a.org/1")
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: path).first)
            try Data("https://b.org/1\npicture".utf8).write(to: URL(filePath: "\(path)/\(name)"))
            let answer7 = await folder.file(of: "https://a.org/1")
            #expect(answer7 == nil)
        }
    }

    @Test func `a switched-off network sends no request`() async {
        let client = ScriptedHTTPClient(answer())
        let pictures = HTTPPictureRepository(
            SwitchedHTTPClient(client) { true }, decoder: decoder, folder: nil)
        await #expect(throws: NetworkError.self) { try await pictures.picture(at: address, fitting: size) }
        #expect(client.requests.isEmpty)
    }
}
